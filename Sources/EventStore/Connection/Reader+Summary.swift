internal import PickerEvents

extension Reader {
  /// The session of exactly this id; nil where there is none.
  func summary(of session: SessionID) throws(StoreError) -> SessionSummary? {
    try summaryByID.bind(session.string, at: 1)
    defer { summaryByID.reset() }
    guard try summaryByID.step(to: "look for the session") else { return nil }
    return try Self.summary(in: summaryByID)
  }

  /// The first sessions whose id begins with a text, by bytes.
  func summaries(beginning prefix: ExactText, limit: Int) throws(StoreError) -> [SessionSummary] {
    // No UTF-8 text has the byte 0xFF, so this is above every text that begins so.
    try summariesByPrefix.bind(prefix.string, at: 1)
    try summariesByPrefix.bind(bound: Array(prefix.string.utf8) + [0xFF], at: 2)
    summariesByPrefix.bind(limit, at: 3)
    return try Self.rows(of: summariesByPrefix)
  }

  /// The next sessions, newest first.
  func summaries(
    after previous: SessionSummary?,
    limit: Int,
  ) throws(StoreError) -> [SessionSummary] {
    guard let previous else {
      newestSummaries.bind(limit, at: 1)
      return try Self.rows(of: newestSummaries)
    }
    summaries.bind(previous.started.microseconds, at: 1)
    summaries.bind(previous.key, at: 2)
    summaries.bind(limit, at: 3)
    return try Self.rows(of: summaries)
  }

  private static func rows(of statement: borrowing Statement) throws(StoreError) -> [SessionSummary]
  {
    defer { statement.reset() }
    var rows: [SessionSummary] = []
    while try statement.step(to: "list the sessions") { rows.append(try summary(in: statement)) }
    return rows
  }

  private static func summary(in row: borrowing Statement) throws(StoreError) -> SessionSummary {
    guard let id = try row.text(1) else { throw StoreError.damage("a session has no id") }
    do throws(StoreError) {
      guard let lastTime = try row.optionalInteger(10) else {
        throw StoreError.damage("its last event is missing")
      }
      return SessionSummary(
        id: SessionID(id),
        app: try row.text(2).map { ExactText($0) },
        actor: try row.text(3).map { ExactText($0) },
        environment: try row.text(4).map { ExactText($0) },
        started: Timestamp(microseconds: try row.integer(5)),
        lastTime: Timestamp(microseconds: lastTime),
        eventCount: try sequence(try row.integer(6)),
        ending: try ending(try row.text(7)),
        engine: Int(try row.integer(8)),
        folding: try row.text(9).map { ExactText($0) },
        key: try row.integer(0))
    } catch {
      throw error.about(SessionID(id))
    }
  }
}
