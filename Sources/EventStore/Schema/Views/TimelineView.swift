/// The view that shows an auditor every event with names instead of numbers.
enum TimelineView {
  /// The statement that makes it.
  ///
  /// The date is split off with floored division, so that moments before 1970 come out right. A
  /// question about one session reads that session's events only (since format 2).
  static let creation = """
    CREATE VIEW timeline AS
    SELECT
      sessions.id AS session,
      events.key & 16777215 AS sequence,
      strftime('%Y-%m-%dT%H:%M:%S',
        (events.time - ((events.time % 1000000) + 1000000) % 1000000) / 1000000, 'unixepoch')
        || printf('.%06dZ', ((events.time % 1000000) + 1000000) % 1000000) AS time,
      coalesce(kinds.name, events.kind) AS event,
      events.item,
      events.text,
      iif(events.reason IS NULL, 'accepted', 'rejected') AS outcome,
      coalesce(reasons.name, events.reason) AS reason,
      CASE events.added WHEN 1 THEN json_array(events.item) ELSE events.added END AS added,
      CASE events.removed WHEN 1 THEN json_array(events.item) ELSE events.removed END AS removed,
      events.evicted,
      events.detail,
      events.payload,
      printf('%016x', events.receipt) AS receipt
    FROM sessions
    JOIN events ON events.key BETWEEN sessions.key << 24 AND sessions.key << 24 | 16777215
    LEFT JOIN kinds ON kinds.number = events.kind
    LEFT JOIN reasons ON reasons.number = events.reason;
    """
}
