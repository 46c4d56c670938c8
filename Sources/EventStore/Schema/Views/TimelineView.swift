internal import PickerEvents

/// The view that shows an auditor every event with names instead of numbers.
enum TimelineView {
  /// The statement that makes it.
  static var creation: String {
    """
    CREATE VIEW timeline AS
    SELECT
      sessions.id AS session_id,
      events.key & 16777215 AS seq,
      \(Views.moment("events.time")) AS ts,
      coalesce(kinds.name, events.kind) AS kind,
      iif(events.reason IS NULL, 'accepted', 'rejected') AS outcome,
      coalesce(reasons.name, events.reason) AS reason,
      events.item AS item,
      \(TextMeaning.allCases.map(\.sql).joined(separator: ",\n  ")),
      \(count("added")),
      \(count("removed")),
      \(count("evicted")),
      \(ids("added")),
      \(ids("removed")),
      iif(typeof(events.evicted) = 'integer', NULL, events.evicted) AS evicted,
      events.detail AS detail,
      printf('%016x', events.receipt) AS receipt
    FROM sessions
    JOIN events ON \(Views.rows("events"))
    LEFT JOIN kinds ON kinds.number = events.kind
    LEFT JOIN reasons ON reasons.number = events.reason;
    """
  }

  /// How long a list is that may be kept as its length.
  private static func count(_ column: String) -> String {
    """
    CASE typeof(events.\(column)) WHEN 'null' THEN 0 WHEN 'integer' THEN events.\(column)
        ELSE (SELECT count(*) FROM json_each(events.\(column))) END AS \(column)_count
    """
  }

  /// A list of ids; NULL where only its length is kept, unless that is one, the item's own.
  private static func ids(_ column: String) -> String {
    """
    CASE WHEN typeof(events.\(column)) <> 'integer' THEN events.\(column)
        WHEN events.\(column) = 1 THEN \(listOfItem) END AS \(column)
    """
  }

  /// The item of an event as a list of one, in the form that the library gives lists.
  ///
  /// SQLite's functions that write JSON are not among those that it allows where it does not trust
  /// the schema. An id with control characters is taken byte by byte, any other at once.
  private static let listOfItem = #"""
    '["' || iif(
          events.item GLOB '*[' || char(1) || '-' || char(31) || ']*'
            OR instr(CAST(events.item AS BLOB), x'00'),
          (WITH RECURSIVE quoted(place, bytes, json) AS (
            SELECT 1, CAST(events.item AS BLOB), ''
            UNION ALL
            SELECT place + 1, bytes, json || CASE substr(bytes, place, 1)
              WHEN x'22' THEN '\"' WHEN x'5C' THEN '\\'
              WHEN x'09' THEN '\t' WHEN x'0A' THEN '\n' WHEN x'0D' THEN '\r'
              ELSE iif(substr(bytes, place, 1) < x'20',
                '\u00' || lower(hex(substr(bytes, place, 1))),
                CAST(substr(bytes, place, 1) AS TEXT)) END
            FROM quoted WHERE place <= length(bytes))
          SELECT json FROM quoted WHERE place > length(bytes)),
          replace(replace(events.item, '\', '\\'), '"', '\"')) || '"]'
    """#
}
