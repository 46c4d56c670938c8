package import PickerEvents

/// A step forward of a replay, with what it takes to go back.
package struct ReplayStep: Sendable {
  let reversal: Reversal
  /// What came of the event before it.
  let outcome: Outcome

  /// How much it keeps, in rows: next to nothing for a tap, all rows for a page.
  package var weight: Int {
    reversal.weight + outcome.added.count + outcome.removed.count + outcome.evicted.count
  }
}

extension Replay {
  /// Takes the next event in, so that it can be taken back.
  ///
  /// - Parameters:
  ///   - event: The next event of the session.
  ///   - time: When it happened.
  ///   - recorded: What the record says of it, where there is one.
  /// - Returns: What `takeBack(_:)` takes.
  package mutating func stepForward(
    _ event: PickerEvent, at time: Timestamp, recorded: Verdict?,
  ) -> ReplayStep {
    let decision = state.decide(event, at: time, recorded: recorded)
    let step = ReplayStep(reversal: state.evolveReversibly(decision), outcome: outcome)
    outcome = decision.outcome
    sequence += 1
    return step
  }

  /// Takes the last event back.
  ///
  /// - Parameter step: What taking it in returned.
  package mutating func takeBack(_ step: ReplayStep) {
    state.reverse(step.reversal)
    outcome = step.outcome
    sequence -= 1
  }
}
