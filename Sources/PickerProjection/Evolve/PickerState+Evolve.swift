public import PickerEvents

extension PickerState {
  /// Decides an event and carries the decision out.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When it happened.
  ///   - recorded: What the record says of the event, where there is one.
  /// - Returns: The decision.
  /// - Complexity: As `decide(_:at:recorded:)` and `evolve(_:)`.
  @discardableResult
  public mutating func apply(
    _ event: PickerEvent, at time: Timestamp, recorded: Verdict? = nil,
  ) -> Decision {
    let decision = decide(event, at: time, recorded: recorded)
    evolve(decision)
    return decision
  }

  /// Carries a decision out; it cannot fail.
  ///
  /// - Parameter decision: One that this very state made, and that was not carried out before.
  /// - Complexity: O(what changed); O(picks) for a revert, a list set by the host, and a reload, and
  ///   O(sections) where a query is taken away.
  public mutating func evolve(_ decision: Decision) {
    precondition(
      decision.basis == basis && decision.before == parts.fingerprint,
      "a decision made after \(decision.basis) events was carried out after \(basis), or on another state"
    )
    basis += 1
    switch decision.updates {
    case .none: evolve(decision.change, decision)
    case .some(let updates):
      evolve(updates)
      evolve(decision.change, decision)
      if let search = updates.search { evolve(search) }
    }
    alert = decision.alert
    anchor = decision.anchor
    parts = decision.parts
    if let ending = decision.ending {
      self.ending = ending
      if case .committed(let commit) = decision.outcome.effects.first(where: { $0.isCommit }) {
        self.commit = commit
      }
      history.clear()
    }
  }

  private mutating func evolve(_ change: Change, _ decision: Decision) {
    switch change {
    case .none: break
    case .pick(let slot):
      begin(decision)
      come(slot)
    case .unpick(let slot):
      begin(decision)
      go(slot)
    case .swap(let went, let came):
      begin(decision)
      go(went)
      come(came)
    case .edit(let went, let came):
      begin(decision)
      history.reserve(went.count)
      for slot in went { go(slot) }
      history.record(came)
      add(came[...], stamp: selection.nextStamp)
    case .replace(let ids):
      begin(decision, isReplacement: true)
      for slot in selection.slots { go(slot) }
      selection.reserve(ids.count)
      for id in ids { come(roster.intern(id)) }
    case .revert:
      for slot in selection.slots { _ = take(slot) }
      for slot in baseline { add(slot) }
    case .undo: stepBack()
    case .redo: stepForward()
    }
  }

  private mutating func begin(_ decision: Decision, isReplacement: Bool = false) {
    history.begin(
      isReplacement, firstStamp: selection.nextStamp, before: parts.selection,
      after: decision.parts.selection, undoDigest: parts.undo, epoch: roster.epoch)
  }

  private mutating func come(_ slot: Slot) {
    history.record(slot)
    add(slot)
  }

  private mutating func go(_ slot: Slot) {
    history.record(GonePick(slot: slot, place: take(slot)))
  }

  private mutating func stepBack() {
    guard let step = history.lastDone else { return }
    walkBack(step)
    history.stepBack(redoDigest: parts.redo)
  }

  private mutating func stepForward() {
    guard let step = history.nextUndone else { return }
    walkForward(step)
    history.stepForward()
  }

  /// Undoes what a step did to the selection.
  mutating func walkBack(_ step: History.Step) {
    for slot in history.came(in: step).reversed() { _ = take(slot) }
    let gone = history.gone(in: step)
    if step.epoch == roster.epoch {
      for pick in gone.reversed() { putBack(pick.slot, at: pick.place) }
    } else {
      // The items have changed since: of what was remembered only the order of all picks holds.
      putBack(gone)
    }
  }

  /// Does to the selection what a step did.
  mutating func walkForward(_ step: History.Step) {
    for pick in history.gone(in: step) { _ = take(pick.slot) }
    add(history.came(in: step), stamp: step.firstStamp)
  }

  /// Carries out what comes before the picks change.
  private mutating func evolve(_ updates: Updates) {
    if let rules = updates.rules { evolve(rules: rules) }
    if let catalog = updates.catalog {
      if case .joined(let joining)? = updates.search?.rows {
        evolve(catalog, joining: joining)
      } else {
        evolve(catalog, joining: nil)
      }
    }
    if let screen = updates.screen { self.screen = screen }
    if let scan = updates.scan { scans.remember(scan) }
    if let note = updates.note { noteState = .some(note) }
  }

  mutating func evolve(rules: Configuration) {
    configuration = rules
    sections.limit(by: rules)
    retally()
  }
}
