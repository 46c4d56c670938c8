public import EventStore
public import PickerEvents

extension PickerSession {
  /// Lists the sessions without an ending, newest first.
  ///
  /// Those that are open just now are among them, in this process or in another: which of them were
  /// left by a crash, the app knows. Nothing is lost where it is wrong, since whoever comes second
  /// gets a conflict.
  ///
  /// - Parameter store: The log.
  /// - Returns: Their summaries.
  /// - Throws: What `EventStore.forEachSession` throws.
  /// - Complexity: O(sessions).
  public static func unfinished(in store: EventStore) throws(StoreError) -> [SessionSummary] {
    var unfinished: [SessionSummary] = []
    try store.forEachSession { (session) throws(StoreError) in
      if session.ending == nil { unfinished.append(session) }
      return true
    }
    return unfinished
  }

  /// Ends a session that nobody goes on with: the event `abandoned` is recorded, the picks stay.
  ///
  /// - Parameters:
  ///   - id: The session.
  ///   - store: The log.
  ///   - clock: Says when that is.
  /// - Throws: What `resume` throws, and what `send` throws; nothing was recorded then.
  /// - Complexity: O(items + events): the record holds a receipt, which is that of the whole state.
  public static func abandon(
    _ id: SessionID,
    in store: EventStore,
    now clock: @escaping () -> Timestamp = SystemClock.now,
  ) throws(PickerSessionError) {
    try resume(id, in: store, now: clock).send(.abandoned)
  }
}
