internal import PickerEvents

/// The view with one row for each session, and what is counted of it.
enum SessionSummariesView {
  /// The statement that makes it.
  ///
  /// Each number is a question of its own about the rows of the session, so that whoever asks about
  /// one session, or for some columns, pays for no others.
  static var creation: String {
    """
    CREATE VIEW session_summaries AS
    SELECT
      sessions.id AS session_id,
      sessions.app AS app,
      sessions.actor AS actor,
      sessions.environment AS environment,
      \(Views.moment("sessions.started")) AS started_ts,
      (SELECT \(Views.moment("events.time")) FROM events
        WHERE events.key = (sessions.key << 24 | sessions.last)) AS last_ts,
      iif(sessions.ending IS NULL, NULL,
        (SELECT \(Views.moment("events.time")) FROM events
          WHERE events.key BETWEEN \(Views.keys) AND events.reason IS NULL
          ORDER BY events.key DESC LIMIT 1)) AS ended_ts,
      sessions.ending AS ending,
      sessions.engine AS engine,
      sessions.folding AS folding,
      sessions.last AS event_count,
      (SELECT count(*) FROM events
        WHERE events.key BETWEEN \(Views.keys) AND events.reason IS NOT NULL) AS rejected_count,
      \(count(picks)) AS pick_count,
      \(count("lives.cause = \(PickCause.tap.rawValue)")) AS tap_pick_count,
      \(count("lives.cause = \(PickCause.scan.rawValue)")) AS scan_pick_count,
      \(count("lives.why IN (\(EndCause.sql { $0.limit != nil }))")) AS eviction_count,
      \(count("\(picks) AND lives.why IN (\(EndCause.sql { $0.isRegret }))")) AS regret_count,
      (SELECT count(*) FROM searches
        WHERE searches.session_id = sessions.id AND settled) AS search_count,
      (SELECT count(*) FROM searches
        WHERE searches.session_id = sessions.id AND settled AND hit_count = 0)
        AS empty_search_count,
      (SELECT \(Views.moment("events.time")) FROM events
        WHERE events.key = (sessions.key << 24 | (SELECT min(lives.picked) FROM lives
          WHERE lives.key BETWEEN \(Views.keys) AND \(picks)))) AS first_pick_ts,
      \(count("lives.ended IS NULL")) AS held_count,
      iif(sessions.ending = '\(Ending.done.name)', \(count("lives.committed")), NULL)
        AS committed_count
    FROM sessions;
    """
  }

  /// What makes a life one that the user began.
  private static var picks: String {
    let causes = PickCause.allCases.filter { $0.isOfUser }.map { "\($0.rawValue)" }
    return "lives.cause IN (\(causes.joined(separator: ", ")))"
  }

  /// How many lives of the session are such, each of those too that are kept together in one row.
  private static func count(_ condition: String) -> String {
    """
    (SELECT count(*) FROM lives LEFT JOIN json_each(lives.items)
        WHERE lives.key BETWEEN \(Views.keys) AND \(condition))
    """
  }
}
