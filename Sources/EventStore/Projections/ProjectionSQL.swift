/// The statements that keep the books of projections, and their rows.
enum ProjectionSQL {
  static let books = "SELECT version, position, rebuilding FROM projections WHERE name = ?1"

  static let setBooks = """
    INSERT INTO projections (name, version, position, rebuilding) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (name) DO UPDATE
    SET version = excluded.version, position = excluded.position, rebuilding = excluded.rebuilding
    """

  static let progress = """
    SELECT sequence, settled, complete, writes, stopped, why FROM progress WHERE session = ?1
    """

  static let setProgress = """
    INSERT INTO progress (session, sequence, settled, complete, writes, stopped, why)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (session) DO UPDATE
    SET sequence = excluded.sequence, settled = excluded.settled, complete = excluded.complete,
      writes = excluded.writes, stopped = excluded.stopped, why = excluded.why
    """

  static let stops = """
    SELECT session, stopped, why FROM progress WHERE stopped IS NOT NULL ORDER BY session
    """

  static let lastLife = """
    SELECT key FROM lives WHERE key BETWEEN ?1 AND ?2 ORDER BY key DESC LIMIT 1
    """

  static let deleteLives = "DELETE FROM lives WHERE key BETWEEN ?1 AND ?2"

  static let insertLife = """
    INSERT INTO lives (key, item, title, items, picked, cause, ended, why, by, committed)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
    """

  static let insertSnapshot = "INSERT OR REPLACE INTO snapshots (key, bytes) VALUES (?1, ?2)"

  /// What stands behind the events that were taken in is of no use to anybody.
  static let deleteHits = "DELETE FROM hits WHERE key BETWEEN ?1 AND ?2"

  static let insertHit = "INSERT INTO hits (key, count) VALUES (?1, ?2)"

  static let hits = """
    SELECT key, count FROM hits WHERE key BETWEEN ?1 AND ?2 ORDER BY key LIMIT ?3
    """

  static let newAppends = """
    SELECT position + count - 1, key >> 24 FROM appends WHERE position > ?1
    ORDER BY position LIMIT ?2
    """

  static let session = "SELECT id, last FROM sessions WHERE key = ?1"

  /// The item of an ending event is looked up only where it is the newer pick.
  private static let livesOfSession = """
    SELECT lives.key, lives.item, title, items, picked, cause, ended, why,
      coalesce(by, iif(why IN (\(EndCause.byNewer)), events.item, NULL)), committed
    FROM lives LEFT JOIN events ON events.key = (lives.key >> 24 << 24 | ended)
    WHERE lives.key BETWEEN ?1 AND ?2
    """

  static let lives = "\(livesOfSession) ORDER BY lives.key LIMIT ?3"

  static let livesOfItem = """
    \(livesOfSession) AND (lives.item = ?4 OR items IS NOT NULL) ORDER BY lives.key LIMIT ?3
    """

  static let snapshot = """
    SELECT key, bytes FROM snapshots WHERE key BETWEEN ?1 AND ?2 ORDER BY key DESC LIMIT 1
    """

  /// Throws all rows away; without conditions SQLite does that page by page.
  static let reset = """
    DELETE FROM lives; DELETE FROM hits; DELETE FROM snapshots; DELETE FROM progress;
    """

  /// All that are prepared, with a name for each.
  static let all: [(name: String, sql: String)] = [
    ("books", books), ("setBooks", setBooks), ("progress", progress),
    ("setProgress", setProgress), ("stops", stops), ("lastLife", lastLife),
    ("deleteLives", deleteLives), ("insertLife", insertLife),
    ("insertSnapshot", insertSnapshot), ("newAppends", newAppends),
    ("deleteHits", deleteHits), ("insertHit", insertHit), ("hits", hits),
    ("session", session), ("lives", lives),
    ("livesOfItem", livesOfItem), ("snapshot", snapshot),
  ]
}
