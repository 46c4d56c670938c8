public import PickerEvents

/// A session being rebuilt from its events, without any effect on the world.
public struct Replay: Sendable {
  /// The picker after the last event.
  public internal(set) var state: PickerState
  /// What came of the last event.
  public internal(set) var outcome: Outcome
  /// How many events were taken in.
  public internal(set) var sequence: Int

  /// Begins with a session's opening.
  ///
  /// - Parameter opening: The first event of the session.
  /// - Throws: Where the opening contradicts itself or is not known yet.
  /// - Complexity: O(items + picks + sections).
  public init(_ opening: Opening) throws(RefusedOpening) {
    state = try PickerState(opening)
    outcome = Outcome(verdict: .accepted)
    sequence = 1
  }

  /// Begins with the state after an opening.
  ///
  /// - Parameter opened: That state.
  package init(_ opened: PickerState) { self.init(opened, at: 1) }

  /// Stands after an event whose outcome is not known.
  init(_ state: PickerState, at sequence: Int) {
    self.state = state
    self.sequence = sequence
    outcome = Outcome(verdict: .accepted)
  }

  /// Takes the next event in.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When it happened.
  ///   - recorded: What the record says of the event, where there is one.
  public mutating func apply(_ event: PickerEvent, at time: Timestamp, recorded: Verdict? = nil) {
    outcome = state.apply(event, at: time, recorded: recorded).outcome
    sequence += 1
  }

  /// Takes the next event in and compares what comes out with what was recorded.
  ///
  /// - Parameter recorded: The event with its record.
  /// - Returns: Nil where outcome and receipt are the recorded ones.
  public mutating func apply(_ recorded: RecordedEvent) -> Divergence? {
    apply(contentsOf: [recorded])
  }

  /// Takes events in until one came out otherwise than it was recorded.
  ///
  /// - Parameter events: The next events of the session, in order.
  /// - Returns: The first divergence; the replay stands at it.
  public mutating func apply(contentsOf events: ArraySlice<RecordedEvent>) -> Divergence? {
    guard let last = events.indices.last else { return nil }
    for place in events.indices {
      let decision = state.decide(
        events[place].event, at: events[place].time, recorded: events[place].outcome.verdict)
      state.evolve(decision)
      sequence += 1
      let isRecorded =
        decision.receipt == events[place].receipt
        && decision.outcome.matches(events[place].outcome)
      // Only the last outcome is kept: copying each would cost as much as deciding it.
      guard isRecorded, place != last else {
        outcome = decision.outcome
        return divergence(from: events[place].outcome, events[place].receipt)
      }
    }
    return nil
  }

  /// Compares the last event with its record.
  ///
  /// - Parameters:
  ///   - recordedOutcome: The outcome that was recorded.
  ///   - recordedReceipt: The receipt that was recorded.
  /// - Returns: Nil where both are the computed ones.
  public func divergence(
    from recordedOutcome: RecordedOutcome, _ recordedReceipt: Receipt,
  ) -> Divergence? {
    let isSame = outcome.matches(recordedOutcome)
    guard !isSame || state.receipt != recordedReceipt else { return nil }
    return Divergence(
      sequence: sequence, aspect: isSame ? .receipt : .outcome,
      recordedOutcome: recordedOutcome, computedOutcome: outcome.recorded,
      recordedReceipt: recordedReceipt, computedReceipt: state.receipt)
  }
}
