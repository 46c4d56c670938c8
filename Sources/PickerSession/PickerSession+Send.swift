internal import EventStore
public import PickerEvents
public import PickerProjection

extension PickerSession {
  /// Decides an event, stores it, carries it out, and sets the slices that changed.
  ///
  /// A refused event is stored too: that somebody tried is a fact. So is one after the end, which
  /// is rejected as `sessionEnded`. An observer of a slice may send: its event is stored and
  /// carried out at once, and the slices follow when those of the event before are set.
  ///
  /// While another program holds the log's lock, the caller waits for up to the store's patience.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What came of it, with the effects that the host performs now, in order.
  /// - Throws: `conflict`, `notStored`, `tooManyEvents` or `openedTwice`; the session is as it was
  ///   then.
  /// - Complexity: As `PickerState.decide(_:at:)`; for a tap O(1) and the rows that it changes.
  @discardableResult
  public func send(_ event: PickerEvent) throws(PickerSessionError) -> Outcome {
    try check(event)
    let time = clock()
    let decision = machine.decide(event, at: time)
    try append(
      [
        RecordedEvent(
          sequence: sequence + 1, time: time, event: event, outcome: decision.outcome.recorded,
          receipt: decision.receipt)
      ], ending: decision.ending)
    let shift = orderShift(of: decision.outcome)
    let list = machine.read { $0.listChange(by: decision) }
    machine.evolve(decision)
    sequence += 1
    if machine.read({ $0.isListChanged(by: list) }) { listChanges += 1 }
    let outcome = decision.outcome
    if decision.bringsOtherRows || outcome.changeCount > 0 || outcome.selection != nil {
      if let before = hiddenPicks.take(), !decision.bringsOtherRows {
        hiddenPicks = machine.read { $0.hiddenPicks(before, after: outcome) }
      }
      selectedChanges += 1
    }
    publish(decision, shift)
    return outcome
  }

  /// Sends several events at once: all of them are stored, or none; the slices are set once.
  ///
  /// For bulk work. Until all events are stored there are two states, and the second costs a copy
  /// of the first one's arrays; single events are cheaper to `send(_:)`.
  ///
  /// - Parameter events: What happened, in order.
  /// - Returns: What came of each, with the effects that the host performs now, in order.
  /// - Throws: `conflict`, `notStored`, `tooManyEvents` or `openedTwice`; the session is as it was
  ///   then.
  /// - Complexity: O(items) and that of each event.
  @discardableResult
  public func send(contentsOf events: [PickerEvent]) throws(PickerSessionError) -> [Outcome] {
    guard !events.isEmpty else { return [] }
    for event in events { try check(event) }
    var records: [RecordedEvent] = []
    records.reserveCapacity(events.count)
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(events.count)
    let times = events.map { _ in clock() }
    var next = machine.read { copy $0 }
    var ending: Ending?
    var listChanges = 0
    for (event, time) in zip(events, times) {
      let decision = next.decide(event, at: time)
      let list = next.listChange(by: decision)
      next.evolve(decision)
      if next.isListChanged(by: list) { listChanges += 1 }
      records.append(
        RecordedEvent(
          sequence: sequence + records.count + 1, time: time, event: event,
          outcome: decision.outcome.recorded, receipt: decision.receipt))
      outcomes.append(decision.outcome)
      ending = decision.ending ?? ending
    }
    try append(records, ending: ending)
    machine.become(next)
    self.listChanges += listChanges
    hiddenPicks = nil
    selectedChanges += 1
    sequence += events.count
    publishAll()
    return outcomes
  }

  private func check(_ event: PickerEvent) throws(PickerSessionError) {
    guard event.kind != .opened else {
      throw PickerSessionError(.openedTwice, "The session is open already.", session: id)
    }
  }

  private func append(
    _ records: [RecordedEvent], ending: Ending?,
  ) throws(PickerSessionError) {
    let result: AppendResult
    do {
      result = try store.append(
        records, to: id, expecting: .exactly(sequence), ending: ending)
    } catch {
      throw PickerSessionError(appending: error, id)
    }
    // A session never sends the same batch twice, so it is somebody else's tap that stands there.
    guard result == .appended else {
      throw PickerSessionError(
        .conflict, "Somebody else recorded the same at the same moment.", session: id)
    }
  }
}
