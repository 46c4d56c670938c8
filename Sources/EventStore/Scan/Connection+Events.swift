internal import PickerEvents

extension Connection {
  /// Reads events of sessions until a batch is full, and passes over those that are gone.
  ///
  /// - Returns: What is left to read.
  func events(
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
