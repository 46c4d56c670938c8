/// What people see who open a log with `sqlite3` or Datasette (Documentation/Analytics.md).
///
/// They use functions that SQLite also allows where it does not trust the schema, and nothing that
/// depends on who opens the file. A question about one session reads that session's rows only.
enum Views {
  /// The statements that make them, in the place of those of earlier versions (version 3).
  static var creation: String {
    """
    DROP VIEW IF EXISTS timeline;
    DROP VIEW IF EXISTS choices;
    \(TimelineView.creation)
    \(ChoicesView.creation)
    \(SearchesView.creation)
    \(SessionSummariesView.creation)
    """
  }

  /// The keys of a session's rows, from the first to the last.
  static let keys = "sessions.key << 24 | 1 AND sessions.key << 24 | 16777215"

  /// Which rows of a table are those of a session, said twice: whoever asks about a session finds
  /// its rows by the range of their keys, and whoever asks about rows, an item's say, finds their
  /// sessions.
  ///
  /// With the range alone SQLite would go through what it found once for each session.
  static func rows(_ table: String) -> String {
    "\(table).key BETWEEN \(keys) AND sessions.key = \(table).key >> 24"
  }

  /// Microseconds since 1970 as RFC 3339 in UTC.
  ///
  /// The date is split off with floored division, so that moments before 1970 come out right.
  static func moment(_ time: String) -> String {
    """
    strftime('%Y-%m-%dT%H:%M:%S',
        (\(time) - ((\(time) % 1000000) + 1000000) % 1000000) / 1000000, 'unixepoch')
        || printf('.%06dZ', ((\(time) % 1000000) + 1000000) % 1000000)
    """
  }
}
