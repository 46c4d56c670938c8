import FaultSupport

/// The numbers of `stats --json` as SQL over the tables of a log, from the definitions of
/// Documentation/Analytics.md; the log's choices must be up to date.
struct StatsQuestions {
  private let log: String
  /// Which sessions, as a condition on `sessions`.
  private let filter: String

  init(_ log: String, where filter: String = "true") {
    self.log = log
    self.filter = filter
  }

  /// The line that `stats --json` should print.
  var line: String {
    let picks = ["tap", "range", "selectAll", "scan"]
    let others = ["preselected", "set", "auto", "undo", "redo", "revert"]
    let userPicks = "how IN ('tap', 'range', 'selectAll', 'scan')"
    let regrets = "\(userPicks) AND why IN ('tap', 'deselectAll', 'undone')"
    return "{\"sessions\":{\"count\":\(count("wanted")),"
      + ["done", "cancelled", "abandoned"].map {
        "\"\($0)\":\(count("wanted", "ending = '\($0)'")),"
      }.joined()
      + "\"open\":\(count("wanted", "ending IS NULL")),"
      + "\"stopped\":\(count("progress JOIN wanted ON key = session", "stopped IS NOT NULL"))},"
      + "\"events\":{\"accepted\":\(count("happened", "reason IS NULL")),"
      + "\"rejected\":\(count("happened", "reason IS NOT NULL"))},"
      + "\"refusals\":[\(refusals)],"
      + "\"picks\":{\"count\":\(count("picked", userPicks)),"
      + picks.map { "\"\($0)\":\(count("picked", "how = '\($0)'"))," }.joined()
      + "\"scanShare\":\(share("picked", "how = 'scan'", of: "how IN ('scan', 'tap')")),"
      + "\"regretted\":\(count("picked", regrets)),"
      + "\"regrettedShare\":\(share("picked", regrets, of: userPicks))},"
      + "\"otherPicks\":{\"count\":\(count("picked", "NOT \(userPicks)"))"
      + others.map { ",\"\($0)\":\(count("picked", "how = '\($0)'"))" }.joined() + "},"
      + "\"evictions\":{\"count\":\(count("picked", "why = 'evicted'")),"
      + "\"total\":\(count("picked", "why = 'evicted' AND by_limit = 'total'")),"
      + "\"section\":\(count("picked", "why = 'evicted' AND by_limit = 'section'"))},"
      + "\"searches\":{\"count\":\(count("searched", "settled")),"
      + "\"withoutHits\":\(count("searched", "settled AND hits = 0")),"
      + "\"withoutHitsShare\":\(share("searched", "settled AND hits = 0", of: "settled"))},"
      + "\"timeToFirstPick\":\(duration(Self.firstPicks)),"
      + "\"timeToCommit\":\(duration(Self.commits)),"
      + "\"funnel\":[\(funnel)]}\n"
  }

  /// The table `sessions` as NDJSON, in order.
  var sessionLines: String {
    func total(_ table: String, _ condition: String = "true") -> String {
      "(SELECT count(*) FROM \(table) AS of WHERE of.session = wanted.key AND \(condition))"
    }
    let picks = "how IN ('tap', 'range', 'selectAll', 'scan')"
    let last = "(SELECT max(seq) FROM happened AS of WHERE of.session = wanted.key"
    func moment(_ sequence: String) -> String {
      Self.moment(
        "(SELECT time FROM happened AS at WHERE at.session = wanted.key AND seq = \(sequence))")
    }
    let ended = "iif(ending IS NULL, NULL, \(moment("\(last) AND reason IS NULL)")))"
    let first = "(SELECT min(picked) FROM picked AS of WHERE of.session = wanted.key AND \(picks))"
    let columns: [(String, String)] = [
      ("session_id", "id"), ("app", "app"), ("actor", "actor"), ("environment", "environment"),
      ("started_ts", Self.moment("started")), ("last_ts", moment("\(last))")),
      ("ended_ts", ended), ("ending", "ending"), ("engine", "engine"), ("folding", "folding"),
      ("event_count", total("happened")),
      ("rejected_count", total("happened", "reason IS NOT NULL")),
      ("pick_count", total("picked", picks)), ("tap_pick_count", total("picked", "how = 'tap'")),
      ("scan_pick_count", total("picked", "how = 'scan'")),
      ("eviction_count", total("picked", "why = 'evicted'")),
      ("regret_count", total("picked", "\(picks) AND why IN ('tap', 'deselectAll', 'undone')")),
      ("search_count", total("searched", "settled")),
      ("empty_search_count", total("searched", "settled AND hits = 0")),
      ("first_pick_ts", moment(first)), ("held_count", total("picked", "why IS NULL")),
      ("committed_count", "iif(ending = 'done', \(total("picked", "committed")), NULL)"),
    ]
    return lines(columns, "wanted ORDER BY started, key")
  }

  /// The table `searches` as NDJSON, in order.
  var searchLines: String {
    lines(
      [
        ("session_id", "id"), ("seq", "seq"), ("ts", Self.moment("time")), ("query", "query"),
        ("hit_count", "hits"), ("settled", "iif(settled, json('true'), json('false'))"),
      ], "searched JOIN wanted ON wanted.key = session ORDER BY started, session, seq")
  }

  private func lines(_ columns: [(name: String, value: String)], _ source: String) -> String {
    let object = columns.map { "'\($0.name)', \($0.value)" }.joined(separator: ", ")
    return ask("SELECT json_object(\(object)) FROM \(source)").map { $0[0] + "\n" }.joined()
  }

  private func ask(_ question: String) -> [[String]] {
    RawLog(log).rows("\(tables) \(question)")
  }

  private func number(_ question: String) -> String { ask(question).first?.first ?? "nothing" }

  private func count(_ table: String, _ condition: String = "true") -> String {
    number("SELECT count(*) FROM \(table) WHERE \(condition)")
  }

  private func share(_ table: String, _ part: String, of whole: String) -> String {
    number(
      """
      SELECT iif(count(*) = 0, 'null',
        printf('%.4f', 1.0 * count(*) FILTER (WHERE \(part)) / count(*)))
      FROM \(table) WHERE \(whole)
      """)
  }

  private var refusals: String {
    ask(
      """
      SELECT '{"reason":"' || name || '","count":' || count(*) || '}'
      FROM happened JOIN reasons ON number = reason GROUP BY name ORDER BY count(*) DESC, name
      """
    ).map { $0[0] }.joined(separator: ",")
  }

  private func duration(_ spans: String) -> String {
    func rank(_ percent: Int) -> String {
      // The least of which so many percent are not above.
      number(
        """
        SELECT coalesce((SELECT min(span) FROM spans AS one
          WHERE 100 * (SELECT count(*) FROM spans AS other WHERE other.span <= one.span)
            >= \(percent) * (SELECT count(*) FROM spans)), 'null')
        FROM (SELECT 1)
        """.replacing("spans", with: "(\(spans))"))
    }
    let count = number("SELECT count(*) FROM (\(spans))")
    return "{\"count\":\(count),\"medianUs\":\(rank(50)),\"p90Us\":\(rank(90))}"
  }

  private var funnel: String {
    let did = [
      ("opened", "true"),
      ("searched", "EXISTS (SELECT 1 FROM searched WHERE session = wanted.key AND settled)"),
      (
        "picked",
        """
        EXISTS (SELECT 1 FROM picked WHERE session = wanted.key
          AND how IN ('tap', 'range', 'selectAll', 'scan'))
        """
      ), ("committed", "ending IS 'done'"),
    ]
    return did.indices.map { place in
      let all = did[...place].map { "(\($0.1))" }.joined(separator: " AND ")
      return "{\"step\":\"\(did[place].0)\",\"sessions\":\(count("wanted", did[place].1)),"
        + "\"then\":\(count("wanted", all))}"
    }.joined(separator: ",")
  }

  private static let firstPicks = """
    SELECT max(0, happened.time - started) AS span FROM wanted
    JOIN (SELECT session, min(picked) AS first FROM picked
      WHERE how IN ('tap', 'range', 'selectAll', 'scan') GROUP BY session) AS of
      ON of.session = wanted.key
    JOIN happened ON happened.session = wanted.key AND seq = first
    """

  private static let commits = """
    SELECT max(0, time - started) AS span FROM wanted JOIN happened ON session = wanted.key
    WHERE ending = 'done' AND seq = (SELECT max(seq) FROM happened AS of
      WHERE of.session = wanted.key AND reason IS NULL)
    """

  private static func moment(_ time: String) -> String {
    """
    (SELECT strftime('%Y-%m-%dT%H:%M:%S', (t - f) / 1000000, 'unixepoch') || printf('.%06dZ', f)
      FROM (SELECT t, (t % 1000000 + 1000000) % 1000000 AS f FROM (SELECT \(time) AS t))
      WHERE t IS NOT NULL)
    """
  }
}

extension StatsQuestions {
  /// The tables that the questions are about.
  private var tables: String {
    """
    WITH wanted AS MATERIALIZED (SELECT * FROM sessions WHERE \(filter)),
    happened AS MATERIALIZED (
      SELECT key >> 24 AS session, key & 16777215 AS seq, time, name AS kind, text, reason, added,
        detail
      FROM events JOIN kinds ON number = kind WHERE key >> 24 IN (SELECT key FROM wanted)),
    life AS (
      SELECT key, picked, cause, why, committed FROM lives WHERE items IS NULL
      UNION ALL
      SELECT lives.key, picked, cause, why, committed FROM lives, json_each(items)
      WHERE items IS NOT NULL),
    picked AS MATERIALIZED (
      SELECT life.key >> 24 AS session, picked, pick_causes.name AS how, end_causes.name AS why,
        "limit" AS by_limit, committed
      FROM life JOIN pick_causes ON pick_causes.number = cause
      LEFT JOIN end_causes ON end_causes.number = why
      WHERE life.key >> 24 IN (SELECT key FROM wanted)),
    \(searches)
    """
  }

  /// What was typed, what the field held before each event, and so what was searched for.
  private var searches: String {
    let white =
      "char(9, 10, 11, 12, 13, 32, 133, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, "
      + "8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288)"
    return """
      field AS (
        SELECT session, seq, kind, trim(text, \(white)) AS typed, text,
          kind = 'searchSubmitted' AND detail IS NOT NULL AS erased,
          reason IS NULL AND (kind = 'searchChanged' OR kind = 'scanned' AND added IS NULL
            OR kind = 'searchSubmitted' AND detail IS NOT NULL) AS fills
        FROM happened),
      filled AS MATERIALIZED (
        SELECT *, (SELECT typed FROM field AS of WHERE of.session = field.session
          AND of.seq < field.seq AND of.fills ORDER BY of.seq DESC LIMIT 1) AS held
        FROM field
        WHERE kind IN ('searchChanged', 'scanned', 'searchSubmitted', 'searchResultsArrived')),
      found AS (
        SELECT hits.key >> 24 AS session, hits.key & 16777215 AS seq, hits.count AS hits,
          CASE kind WHEN 'searchSubmitted' THEN iif(erased, NULL, held)
            WHEN 'searchResultsArrived' THEN iif(held IS NULL, NULL, text) ELSE typed END AS query
        FROM hits JOIN filled ON session = hits.key >> 24 AND seq = hits.key & 16777215),
      stretch AS (
        SELECT *, sum(begins) OVER (PARTITION BY session ORDER BY seq) AS stretch
        FROM (SELECT session, seq, kind, typed, coalesce(kind <> 'searchChanged'
            OR typed <> lag(iif(kind = 'searchChanged', typed, NULL))
              OVER (PARTITION BY session ORDER BY seq), 1) AS begins
          FROM field)),
      -- The last event of those in a row that type the same.
      repeated AS MATERIALIZED (
        SELECT session, seq, typed, max(seq) OVER (PARTITION BY session, stretch) AS last
        FROM stretch),
      awaited AS (
        SELECT found.*, 1 + iif(follower.kind = 'searchChanged' AND repeated.typed = query,
          repeated.last, found.seq) AS next
        FROM found
        LEFT JOIN repeated ON repeated.session = found.session AND repeated.seq = found.seq + 1
        LEFT JOIN filled AS follower
          ON follower.session = found.session AND follower.seq = found.seq + 1),
      searched AS MATERIALIZED (
        SELECT awaited.*, happened.time, NOT coalesce(
          query IS NOT NULL AND next.kind = 'searchChanged' AND (
          hex(next.typed) GLOB hex(query) || '?*'
          OR before.kind = 'searchChanged' AND hex(before.typed) GLOB hex(query) || '?*'), 0)
          AS settled
        FROM awaited JOIN happened USING (session, seq)
        LEFT JOIN filled AS next ON next.session = awaited.session AND next.seq = awaited.next
        LEFT JOIN filled AS before
          ON before.session = awaited.session AND before.seq = awaited.seq - 1)
      """
  }
}
