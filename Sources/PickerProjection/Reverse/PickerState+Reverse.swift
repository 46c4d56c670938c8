internal import PickerEvents

extension PickerState {
  /// Carries a decision out, and says how to take it back.
  ///
  /// - Parameter decision: One that this very state made, and that was not carried out before.
  /// - Returns: What `reverse(_:)` takes.
  /// - Complexity: As `evolve(_:)`.
  package mutating func evolveReversibly(_ decision: Decision) -> Reversal {
    let apart = apart(decision)
    let reversal = Reversal(
      change: reversedChange(decision, apart), apart: apart, alert: alert, anchor: anchor,
      parts: parts, basis: basis, nextStamp: selection.nextStamp, slots: roster.count)
    evolve(decision)
    return reversal
  }

  /// Takes the last event back: the state is what it was before it.
  ///
  /// - Parameter reversal: What carrying that event out returned.
  /// - Complexity: As carrying it out.
  package mutating func reverse(_ reversal: Reversal) {
    precondition(
      basis == reversal.basis + 1,
      "an event after \(reversal.basis) events was taken back after \(basis)")
    if case .state(let state) = reversal.apart {
      self = state
      return
    }
    if case .ending(let history) = reversal.apart {
      self.history = history
      ending = nil
      commit = nil
    }
    switch reversal.change {
    case .none: break
    case .step(let dropped):
      if let step = history.lastDone { walkBack(step) }
      history.removeLast(restoring: dropped)
    case .undo(let redoDigest):
      if let step = history.nextUndone { walkForward(step) }
      history.stepForward(redoDigest: redoDigest)
    case .redo:
      if let step = history.lastDone {
        walkBack(step)
        history.stepBack(redoDigest: step.redoDigest)
      }
    case .all(let selection, let sections, let tally, let differences):
      self.selection = selection
      self.sections = sections
      self.tally = tally
      self.differences = differences
    }
    if case .rules(let rules) = reversal.apart { evolve(rules: rules) }
    alert = reversal.alert
    anchor = reversal.anchor
    parts = reversal.parts
    basis = reversal.basis
    selection.nextStamp = reversal.nextStamp
    roster.forget(from: reversal.slots)
  }

  private func apart(_ decision: Decision) -> Reversal.Apart {
    switch decision.updates {
    case .none: break
    case .some(let updates):
      let isMore =
        updates.catalog != nil || updates.search != nil || updates.screen != nil
        || updates.scan != nil
      if isMore { return .state(self) }
      if updates.rules != nil { return .rules(configuration) }
    }
    // A state that has ended decides no other ending.
    return decision.ending == nil ? .same : .ending(history)
  }

  private func reversedChange(_ decision: Decision, _ apart: Reversal.Apart) -> Reversal.Change {
    if case .state = apart { return .none }
    return switch decision.change {
    case .none: .none
    case .pick, .unpick, .swap, .edit, .replace:
      // The end of a session forgets its last step with all others.
      decision.ending == nil
        ? .step(dropped: history.forwardSteps)
        : .all(selection, sections, tally, differences: differences)
    case .revert: .all(selection, sections, tally, differences: differences)
    case .undo: .undo(redoDigest: history.lastDone?.redoDigest ?? 0)
    case .redo: .redo
    }
  }
}

extension History {
  /// The steps that the next change would drop.
  fileprivate var forwardSteps: Reversal.DroppedSteps {
    var dropped = Reversal.DroppedSteps()
    for step in undoneSteps {
      dropped.steps.append(step)
      dropped.gone.append(Array(gone(in: step)))
      dropped.came.append(Array(came(in: step)))
    }
    return dropped
  }

  /// Forgets the last step, and brings those back that it dropped.
  fileprivate mutating func removeLast(restoring dropped: Reversal.DroppedSteps) {
    removeLast()
    for place in dropped.steps.indices {
      add(
        dropped.steps[place], gone: dropped.gone[place], came: dropped.came[place], isDone: false)
    }
  }
}
