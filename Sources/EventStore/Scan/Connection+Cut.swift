internal import PickerEvents

extension Connection {
  /// Notes sessions and the events wanted of them, all from one read transaction.
  ///
  /// - Returns: The position of the log's last event at that moment.
  func cut(
    _ extent: CutExtent, _ filter: CutFilter, into scratch: borrowing Handle,
  ) throws(StoreError) -> Int64 {
    try handle.execute("BEGIN", to: "begin to read")
    // It has read only, so there is nothing to keep or to lose.
    defer { try? handle.execute("COMMIT", to: "end reading") }
    let head = try reader.headPosition()
    guard extent.position <= head else { throw Reader.ahead(extent.position, of: head) }
    try scratch.execute("BEGIN", to: "begin the export")
    // Whatever it has after a failure goes when it is filled again, or closed.
    defer { try? scratch.execute("COMMIT", to: "note what is exported") }
    // A file that turned out to have changed is read again from the beginning.
    try scratch.execute("DELETE FROM cut", to: "begin the export")
    try fill(scratch, extent, filter)
    return head
  }

  private func fill(
    _ scratch: borrowing Handle, _ extent: CutExtent, _ filter: CutFilter,
  ) throws(StoreError) {
    let insert = try Statement(CutSQL.insert, on: scratch)
    let wanted = try keys(of: filter.sessions)
    // What landed after a position is looked for once, however many sessions are named.
    let byID = wanted != nil && extent == .all
    let sessions = try Statement(CutSQL.sessions(extent, byID: byID), on: handle)
    try bind(filter, extent, to: sessions)
    guard byID, let ids = filter.sessions else {
      return try Self.take(sessions, wanted, insert)
    }
    for id in ids {
      try sessions.bind(id.string, at: 7)
      try Self.take(sessions, wanted, insert)
    }
  }

  /// The numbers of sessions, only looked up; nil where all are wanted.
  private func keys(of sessions: [SessionID]?) throws(StoreError) -> Set<Int64>? {
    guard let sessions else { return nil }
    var keys: Set<Int64> = []
    for session in sessions {
      guard let summary = try reader.summary(of: session) else { throw Reader.notFound(session) }
      keys.insert(summary.key)
    }
    return keys
  }

  private func bind(
    _ filter: CutFilter, _ extent: CutExtent, to statement: borrowing Statement,
  ) throws(StoreError) {
    try statement.bind(filter.app?.string, at: 1)
    try statement.bind(filter.actor?.string, at: 2)
    try statement.bind(filter.end?.name, at: 3)
    if let since = filter.since { statement.bind(since.microseconds, at: 4) }
    if let until = filter.until { statement.bind(until.microseconds, at: 5) }
    if extent != .all { statement.bind(extent.position, at: 6) }
  }

  private static func take(
    _ sessions: borrowing Statement, _ wanted: Set<Int64>?, _ insert: borrowing Statement,
  ) throws(StoreError) {
    defer { sessions.reset() }
    while try sessions.step(to: "list the sessions") {
      if let wanted, !wanted.contains(try sessions.integer(0)) { continue }
      _ = try Reader.sequence(try sessions.integer(2))
      for column in 0..<Int32(4) { insert.bind(try sessions.integer(column), at: column + 1) }
      try insert.run(to: "note what is exported")
    }
  }
}
