/// The statements that make a cut.
enum CutSQL {
  /// Where a cut is kept, in a database of its own that has no name.
  static let scratch = """
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE cut (
      started INTEGER NOT NULL,
      session INTEGER NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (started, session)
    ) STRICT, WITHOUT ROWID;
    """

  /// A session that is named twice is wanted once.
  static let insert = """
    INSERT OR IGNORE INTO cut (session, first, last, started) VALUES (?1, ?2, ?3, ?4)
    """

  static let next = """
    SELECT session, first, last, started FROM cut WHERE (started, session) > (?1, ?2)
    ORDER BY started, session LIMIT ?3
    """

  static let sessionCount = "SELECT count(*) FROM cut"

  static let eventCount = "SELECT coalesce(sum(last - first + 1), 0) FROM cut"

  /// The sessions, with the first and the last event that are wanted.
  ///
  /// - Parameters:
  ///   - extent: How much of the log is wanted.
  ///   - byID: Whether only the session whose id is ?7 is.
  /// - Returns: The statement.
  static func sessions(_ extent: CutExtent, byID: Bool) -> String {
    let first: String
    let source: String
    switch extent {
    case .all: (first, source) = ("1", "FROM sessions")
    case .events: (first, source) = ("fresh.first", fresh)
    case .endings: (first, source) = ("1", "\(fresh) AND \(endedAfresh)")
    }
    return """
      SELECT sessions.key, \(first), sessions.last, sessions.started \(source)
      WHERE (?1 IS NULL OR app = ?1) AND (?2 IS NULL OR actor = ?2)
        AND (?3 IS NULL OR coalesce(ending, 'open') = ?3)
        AND (?4 IS NULL OR started >= ?4) AND (?5 IS NULL OR started <= ?5)
        \(byID ? "AND id = ?7" : "")
      """
  }

  /// What landed after position ?6, which may lie inside an append: a session's events stand in the
  /// log in their order, so those are its last ones.
  private static let fresh = """
    FROM (
      SELECT key >> 24 AS session, min(key & 16777215) AS first FROM (
        SELECT key + max(0, ?6 + 1 - position) AS key, count - max(0, ?6 + 1 - position) AS count
        FROM appends
        WHERE position >= coalesce((SELECT max(position) FROM appends WHERE position <= ?6 + 1), 0)
      )
      WHERE count > 0 GROUP BY key >> 24
    ) AS fresh JOIN sessions ON sessions.key = fresh.session
    """

  /// After its ending a session accepts nothing, so that is the last event that was accepted.
  private static let endedAfresh = """
    ending IS NOT NULL AND fresh.first <= (
      SELECT events.key & 16777215 FROM events
      WHERE events.key BETWEEN sessions.key << 24 AND sessions.key << 24 | 16777215
        AND reason IS NULL
      ORDER BY events.key DESC LIMIT 1
    )
    """

  /// Those that read the log, with a name for each.
  static let all: [(name: String, sql: String)] = [
    ("cutAll", sessions(.all, byID: false)), ("cutOne", sessions(.all, byID: true)),
    ("cutEvents", sessions(.events(after: 0), byID: false)),
    ("cutEventsOfOne", sessions(.events(after: 0), byID: true)),
    ("cutEndings", sessions(.endings(after: 0), byID: false)),
    ("cutEndingsOfOne", sessions(.endings(after: 0), byID: true)),
  ]
}
