/// The statements that a store runs, in one place for the tests of their plans.
enum SQL {
  static let insertSession = """
    INSERT INTO sessions
      (id, app, actor, environment, started, last, ending, engine, folding, catalog)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
    """

  static let updateSession = """
    UPDATE sessions SET last = ?2, ending = coalesce(?3, ending) WHERE key = ?1
    """

  static let insertEvent = """
    INSERT INTO events
      (key, time, kind, item, text, reason, added, removed, evicted, detail, payload, receipt)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
    """

  /// The position is taken inside the transaction that holds the write lock, so there are no gaps.
  static let insertAppend = """
    INSERT INTO appends (position, key, count) VALUES (
      coalesce((SELECT position + count FROM appends ORDER BY position DESC LIMIT 1), 1), ?1, ?2)
    """

  static let findPayload = "SELECT key, bytes FROM payloads WHERE hash = ?1"

  static let insertPayload = "INSERT INTO payloads (hash, bytes) VALUES (?1, ?2)"

  static let head = "SELECT key, last, ending FROM sessions WHERE id = ?1"

  static let nextSession = "SELECT key, id, last FROM sessions WHERE key > ?1 ORDER BY key LIMIT 1"

  static let time = "SELECT time FROM events WHERE key = ?1"

  static let lastAccepted = """
    SELECT key & 16777215 FROM events WHERE key BETWEEN ?1 AND ?2 AND reason IS NULL
    ORDER BY key DESC LIMIT 1
    """

  static let standing = """
    SELECT key, kind, time FROM events WHERE key BETWEEN ?1 AND ?2 ORDER BY key LIMIT ?3
    """

  private static let events = """
    SELECT key, time, kind, item, text, reason, added, removed, evicted, detail, payload, receipt
    FROM events WHERE key BETWEEN ?1 AND ?2
    """

  static let page = "\(events) ORDER BY key LIMIT ?3"

  static let pageBack = "\(events) ORDER BY key DESC LIMIT ?3"

  static let payload = "SELECT bytes FROM payloads WHERE key = ?1"

  static let newestAppend = """
    SELECT position + count - 1 FROM appends ORDER BY position DESC LIMIT 1
    """

  /// Begins with the append that brought the position.
  static let appends = """
    SELECT position, key, count FROM appends
    WHERE position >= (SELECT max(position) FROM appends WHERE position <= ?1)
    ORDER BY position LIMIT ?2
    """

  static let sessionID = "SELECT id FROM sessions WHERE key = ?1"

  private static let summary = """
    SELECT sessions.key, id, app, actor, environment, started, last, ending, engine, folding,
      events.time
    FROM sessions LEFT JOIN events ON events.key = sessions.key << 24 | sessions.last
    """

  static let summaryByID = "\(summary) WHERE id = ?1"

  static let summariesByPrefix = "\(summary) WHERE id >= ?1 AND id < ?2 ORDER BY id LIMIT ?3"

  static let summaries = """
    \(summary) WHERE (started, sessions.key) < (?1, ?2)
    ORDER BY started DESC, sessions.key DESC LIMIT ?3
    """

  static let newestSummaries = """
    \(summary) ORDER BY started DESC, sessions.key DESC LIMIT ?1
    """

  /// All of them, with a name for each.
  static let all: [(name: String, sql: String)] = [
    ("insertSession", insertSession), ("updateSession", updateSession),
    ("insertEvent", insertEvent), ("insertAppend", insertAppend), ("findPayload", findPayload),
    ("insertPayload", insertPayload), ("head", head), ("trace", trace), ("time", time),
    ("lastAccepted", lastAccepted), ("nextSession", nextSession), ("standing", standing),
    ("page", page),
    ("pageBack", pageBack), ("payload", payload), ("newestAppend", newestAppend),
    ("appends", appends),
    ("sessionID", sessionID), ("summaryByID", summaryByID),
    ("summariesByPrefix", summariesByPrefix),
    ("summaries", summaries), ("newestSummaries", newestSummaries),
  ]
}
