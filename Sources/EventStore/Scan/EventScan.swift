internal import PickerEvents

/// Hands out the events of a cut, session by session, in constant memory.
///
/// Each batch is of one moment, and the log is locked only while it is read. Of a session that is
/// dropped meanwhile no more events come; those that were handed out before stay so.
package struct EventScan {
  private let cut: LogCut
  /// Sessions of the cut that are still to be read; the first may be half read.
  private var sessions: ArraySlice<CutSession> = []

  /// How many events a batch has at most.
  private static let batchSize = 4_096
  /// How many bytes of texts end a batch early.
  private static let batchBytes = 1 << 20
  /// How many sessions of the cut are looked at at once.
  private static let sessionsAhead = 256

  /// Begins to read.
  ///
  /// - Parameter cut: What is read; it hands each session out once.
  package init(_ cut: LogCut) {
    self.cut = cut
  }

  /// Reads the next events.
  ///
  /// - Parameter batch: Takes them in the place of what it held.
  /// - Returns: Whether there were any.
  /// - Throws: `damaged` where an event is missing or does not make sense, `busy` or `ioError`.
  package mutating func next(into batch: inout EventBatch) throws(StoreError) -> Bool {
    repeat {
      if sessions.isEmpty { sessions = try cut.next(Self.sessionsAhead)[...] }
      guard !sessions.isEmpty else {
        batch.removeAll()
        return false
      }
      let from = sessions
      var scanned = EventBatch()
      swap(&batch, &scanned)
      defer { swap(&batch, &scanned) }
      sessions = try cut.store.reading { (connection) throws(StoreError) in
        scanned.removeAll()
        return try connection.atOneMoment { (connection) throws(StoreError) in
          try connection.events(from, into: &scanned, Self.batchSize, Self.batchBytes)
        }
      }
      // Of sessions that were dropped meanwhile there may be nothing.
      if scanned.count > 0 { return true }
    } while true
  }
}
