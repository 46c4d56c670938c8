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
    // A file that turned out to have changed is read again from the beginning.
    try scratch.execute("BEGIN; DELETE FROM cut", to: "begin the export")
    let insert = try Statement(CutSQL.insert, on: scratch)
    let sessions = try Statement(
      CutSQL.sessions(extent, byID: filter.sessions != nil), on: handle)
    try bind(filter, extent, to: sessions)
    if let wanted = filter.sessions {
      for session in wanted {
        guard try reader.summary(of: session) != nil else { throw Reader.notFound(session) }
        try sessions.bind(session.string, at: 7)
        try Self.take(sessions, insert)
      }
    } else {
      try Self.take(sessions, insert)
    }
    try scratch.execute("COMMIT", to: "note what is exported")
    return head
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
    _ sessions: borrowing Statement, _ insert: borrowing Statement,
  ) throws(StoreError) {
    defer { sessions.reset() }
    while try sessions.step(to: "list the sessions") {
      for column in 0..<Int32(3) { insert.bind(try sessions.integer(column), at: column + 1) }
      try insert.run(to: "note what is exported")
    }
  }
}
