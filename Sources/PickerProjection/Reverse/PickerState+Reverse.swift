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
    if case .beside(let beside) = reversal.apart { putBackFirst(beside) }
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
    if case .beside(let beside) = reversal.apart { putBackLast(beside) }
    alert = reversal.alert
    anchor = reversal.anchor
    parts = reversal.parts
    basis = reversal.basis
    selection.nextStamp = reversal.nextStamp
    roster.forget(from: reversal.slots)
  }

  /// What came last goes first: the search, and the end of the session.
  private mutating func putBackFirst(_ beside: Reversal.Beside) {
    if let history = beside.history {
      self.history = history
      ending = nil
      commit = nil
    }
    guard let (state, rows) = beside.search else { return }
    var update = SearchUpdate(state: state, rows: .same)
    switch rows {
    case .same: break
    case .all: update.rows = .all
    case .these(let slots): update.rows = .these(slots)
    case .matching:
      guard let query = state.query else { break }
      let texts = texts ?? madeTexts(of: roster)
      update.rows = self.rows(matching: SearchQuery(query), texts, of: roster)
      update.texts = texts
    }
    evolve(update)
  }

  private mutating func putBackLast(_ beside: Reversal.Beside) {
    if let screen = beside.screen { self.screen = screen }
    if let (value, time) = beside.scan { scans.putBack(value, time) }
    if let note = beside.note { noteState = .some(note) }
    if let rules = beside.rules { evolve(rules: rules) }
  }

  private func apart(_ decision: Decision) -> Reversal.Apart {
    var beside = Reversal.Beside()
    // A state that has ended decides no other ending.
    if decision.ending != nil { beside.history = history }
    switch decision.updates {
    case .none: return decision.ending == nil ? .same : .beside(beside)
    case .some(let updates):
      if updates.catalog != nil { return .state(self) }
      if updates.rules != nil { beside.rules = configuration }
      if updates.screen != nil { beside.screen = screen }
      if updates.note != nil, case .some(let note) = noteState { beside.note = note }
      if let scan = updates.scan { beside.scan = (scan.value, scans.time(of: scan.value)) }
      if let search = updates.search { beside.search = (self.search, rows(before: search.rows)) }
      return .beside(beside)
    }
  }

  /// The rows that are left before an event leaves others.
  private func rows(before update: SearchUpdate.Rows) -> Reversal.Beside.Rows {
    if case .same = update { return .same }
    guard let shown else { return .all }
    // The rows of an answer lie in the log; those of a query are found again.
    let isFound = search.given == nil && search.query != nil
    return isFound && shown.slots.count > Reversal.mostRows ? .matching : .these(shown.slots)
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
