internal import PickerEvents

/// Hands out the events of a cut, session by session, in constant memory.
///
/// The log is locked only while a batch is read.
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
        return try connection.scan(from, into: &scanned, Self.batchSize, Self.batchBytes)
      }
      // Sessions that were dropped meanwhile leave nothing.
      if scanned.count > 0 { return true }
    } while true
  }
}

extension Connection {
  /// Reads events of sessions until a batch is full.
  ///
  /// - Returns: What is left to read.
  fileprivate func scan(
    _ sessions: ArraySlice<CutSession>, into batch: inout EventBatch, _ limit: Int, _ bytes: Int,
  ) throws(StoreError) -> ArraySlice<CutSession> {
    let rows = try Statement(ScanSQL.events, on: handle)
    var sessions = sessions
    while let session = sessions.first, batch.count < limit, batch.byteCount < bytes {
      guard let id = try reader.id(of: session.key) else {
        sessions.removeFirst()
        continue
      }
      let before = batch.count
      do throws(StoreError) {
        try rows.scan(session, into: &batch, limit, bytes)
      } catch {
        throw error.about(id, session.first + batch.count - before)
      }
      let read = batch.count - before
      batch.runs.append(SessionRun(session: id, rows: before..<batch.count))
      sessions.removeFirst()
      if session.first + read <= session.last {
        let rest = CutSession(
          key: session.key, first: session.first + read, last: session.last)
        sessions = [rest] + sessions
      }
    }
    return sessions
  }
}
