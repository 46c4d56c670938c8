/// The statements that read many rows for an export.
enum ScanSQL {
  static let events = """
    SELECT key, time, kind, item, text, reason, added, removed, evicted, detail, receipt
    FROM events WHERE key BETWEEN ?1 AND ?2 ORDER BY key
    """
}
