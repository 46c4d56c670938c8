public import EventStore
public import PickerEvents
internal import PickerProjection

extension PickerSession {
  /// Goes on with a session that was left without an ending, from its log.
  ///
  /// Every event is played again, its outcome and receipt are compared with the record, and the
  /// session stands where it stood: the same picks, the same steps to undo. No effect is performed.
  ///
  /// - Parameters:
  ///   - id: The session.
  ///   - store: The log.
  ///   - clock: Says when an event happens.
  /// - Returns: The session.
  /// - Throws: `notFound`, `ended`, `newerEngine`, `otherFolding`, `refusedOpening`, `diverged` or
  ///   `notRead`.
  /// - Complexity: O(items + events), in memory that does not grow with the events.
  public static func resume(
    _ id: SessionID,
    in store: EventStore,
    now clock: @escaping () -> Timestamp = SystemClock.now,
  ) throws(PickerSessionError) -> PickerSession {
    // Looked up first, since an opening's row says more cheaply what its events would say.
    let summary = try reading(id) { () throws(StoreError) in try store.session(id) }
    guard let summary else {
      throw PickerSessionError(.notFound, "The log has no such session.", session: id)
    }
    if let ending = summary.ending { throw PickerSessionError(ended: ending, id) }
    let replay = try replay(id, in: store)
    // Somebody may have ended it since it was looked up.
    if let ending = replay.state.ending { throw PickerSessionError(ended: ending, id) }
    return PickerSession(replay.state, sequence: replay.sequence, id: id, in: store, now: clock)
  }

  /// Plays all that the log holds of a session, page by page.
  private static func replay(
    _ id: SessionID, in store: EventStore,
  ) throws(PickerSessionError) -> Replay {
    var reader = try reading(id) { () throws(StoreError) in try store.reader(of: id) }
    var replay: Replay?
    while let page = try reading(id, { () throws(StoreError) in try reader.nextPage() }) {
      var rest = page
      if replay == nil, let first = rest.popFirst() { replay = try begin(first, id) }
      if let divergence = replay?.apply(contentsOf: rest) {
        throw PickerSessionError(divergence, id)
      }
    }
    guard let replay else {
      throw PickerSessionError(.notFound, "The session has no events.", session: id)
    }
    return replay
  }

  /// Begins a replay with a session's first event.
  static func begin(
    _ first: RecordedEvent, _ id: SessionID,
  ) throws(PickerSessionError) -> Replay {
    guard case .opened(let opening) = first.event else {
      throw PickerSessionError(
        .diverged, "The session begins with \(first.event.kind.name), not with its opening.",
        session: id)
    }
    let replay: Replay
    do {
      replay = try Replay(opening)
    } catch {
      throw PickerSessionError(error, id)
    }
    if let divergence = replay.divergence(from: first.outcome, first.receipt) {
      throw PickerSessionError(divergence, id)
    }
    return replay
  }

  private static func reading<Answer>(
    _ id: SessionID, _ body: () throws(StoreError) -> Answer,
  ) throws(PickerSessionError) -> Answer {
    do {
      return try body()
    } catch {
      throw PickerSessionError(reading: error, id)
    }
  }
}
