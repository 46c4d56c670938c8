internal import PickerEvents

/// The view with one row for each query that was applied, or answered by the host.
enum SearchesView {
  /// The statement that makes it.
  ///
  /// A query is on the way to another where the next event types, and goes on from it, or where it
  /// was come to by taking letters away. Typing the same again is no next event: white space at the
  /// ends changes no query. Of what was erased nobody can say any of that.
  ///
  /// Texts are compared as blobs: SQLite counts characters of texts, and none after a NUL.
  static var creation: String {
    """
    CREATE VIEW searches AS
    SELECT
      session_id, seq, ts, query, hit_count,
      NOT coalesce(is_followed AND (
        length(next_query) > length(CAST(query AS BLOB))
          AND substr(next_query, 1, length(CAST(query AS BLOB))) = CAST(query AS BLOB)
        OR length(query_before) > length(CAST(query AS BLOB))
          AND substr(query_before, 1, length(CAST(query AS BLOB))) = CAST(query AS BLOB)), 0)
        AS settled
    FROM (
      SELECT
        session_id,
        found.key & 16777215 AS seq,
        ts, query, hit_count,
        after.kind = \(changed) AS is_followed,
        \(typed("after")) AS next_query,
        \(typed("before")) AS query_before
      FROM (
        SELECT
          sessions.id AS session_id,
          hits.key AS key,
          \(Views.moment("events.time")) AS ts,
          \(query) AS query,
          hits.count AS hit_count
        FROM sessions
        JOIN hits ON \(Views.rows("hits"))
        JOIN events ON events.key = hits.key
      ) AS found
      LEFT JOIN events AS after ON after.key = (
        SELECT later.key FROM events AS later
        WHERE later.key BETWEEN found.key + 1 AND found.key | 16777215
          AND NOT coalesce(\(typed("later")) = CAST(found.query AS BLOB), 0)
        ORDER BY later.key LIMIT 1)
      LEFT JOIN events AS before ON before.key = found.key - 1
    );
    """
  }

  private static let changed = EventKind.searchChanged.rawValue
  private static let submitted = EventKind.searchSubmitted.rawValue
  private static let scanned = EventKind.scanned.rawValue
  private static let arrived = EventKind.searchResultsArrived.rawValue

  /// The query of a row.
  ///
  /// An answer to a query that was erased still names something in its place, and an event that
  /// submits names nothing: both go by what was typed or scanned last.
  private static var query: String {
    """
    CASE events.kind
          WHEN \(arrived) THEN iif((\(made)) IS NULL, NULL, events.text)
          WHEN \(submitted) THEN iif(events.detail IS NULL, \(trimmed("(\(made))")), NULL)
          ELSE \(trimmed("events.text")) END
    """
  }

  /// The text that the search field had before an event; NULL where it was erased.
  ///
  /// An erased text leaves an event without one. A scan that was accepted and picked nothing is one
  /// that searches.
  private static var made: String {
    """
    SELECT made.text FROM events AS made
            WHERE made.key BETWEEN events.key >> 24 << 24 AND events.key - 1
              AND made.reason IS NULL
              AND (made.kind = \(changed) OR made.kind = \(scanned) AND made.added IS NULL
                OR made.kind = \(submitted) AND made.detail IS NOT NULL)
            ORDER BY made.key DESC LIMIT 1
    """
  }

  /// What a neighbour typed, as bytes; NULL where it is no event that types.
  private static func typed(_ neighbour: String) -> String {
    """
    CASE WHEN \(neighbour).kind = \(changed)
          THEN CAST(\(trimmed("\(neighbour).text")) AS BLOB) END
    """
  }

  /// A text without the white space at both ends, as Unicode has it and queries are applied.
  private static func trimmed(_ text: String) -> String {
    """
    trim(\(text), char(9, 10, 11, 12, 13, 32, 133, 160, 5760, 8192, 8193, 8194, 8195,
          8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288))
    """
  }
}
