internal import PickerEvents

/// The statements that read what statistics need.
enum FactSQL {
  static let session = """
    SELECT id, app, actor, environment, started, last, ending, engine, folding
    FROM sessions WHERE key = ?1
    """

  /// A scan that picked is no search; an event that submits has a detail where it was erased.
  static let events = """
    SELECT key, time, kind, reason, text,
      CASE kind WHEN \(EventKind.scanned.rawValue) THEN added IS NOT NULL
        WHEN \(EventKind.searchSubmitted.rawValue) THEN detail IS NOT NULL ELSE 0 END
    FROM events WHERE key BETWEEN ?1 AND ?2 ORDER BY key
    """

  static let hits = "SELECT key, count FROM hits WHERE key BETWEEN ?1 AND ?2 ORDER BY key"

  static let lives = """
    SELECT key, items, picked, cause, why, committed, item IS NOT NULL FROM lives WHERE key BETWEEN ?1 AND ?2
    ORDER BY key
    """

  /// All of them, with a name for each.
  static let all: [(name: String, sql: String)] = [
    ("factSession", session), ("factEvents", events), ("factHits", hits), ("factLives", lives),
  ]
}
