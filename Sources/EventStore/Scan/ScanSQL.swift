/// The statements that read many rows for an export.
enum ScanSQL {
  static let events = """
    SELECT key, time, kind, item, text, reason, added, removed, evicted, detail, receipt
    FROM events WHERE key BETWEEN ?1 AND ?2 ORDER BY key
    """

  /// The event at position ?1.
  static let landmark = """
    SELECT time, receipt FROM events WHERE key = (
      SELECT iif(?1 < position + count, key + ?1 - position, NULL) FROM appends
      WHERE position <= ?1 ORDER BY position DESC LIMIT 1
    )
    """

  /// All of them, with a name for each.
  static let all: [(name: String, sql: String)] = [
    ("scanEvents", events), ("landmark", landmark),
  ]
}
