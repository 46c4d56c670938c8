extension LogTable {
  /// Its columns, in their order; Documentation/Analytics.md says what each means.
  package var columns: [TableColumn] {
    switch self {
    case .events: Self.ofEvents
    case .choices: Self.ofChoices
    case .searches: Self.ofSearches
    case .sessions: Self.ofSessions
    }
  }

  /// The moment by which a partition is told.
  package var dayColumn: String {
    switch self {
    case .events, .searches: "ts"
    case .choices: "picked_ts"
    case .sessions: "started_ts"
    }
  }

  /// The column that `events` has only where it is asked for.
  package static let receipt = TableColumn("receipt", .text)

  private static let ofEvents = [
    TableColumn("session_id", .text),
    TableColumn("seq", .number),
    TableColumn("ts", .moment),
    TableColumn("kind", .text),
    TableColumn("outcome", .text),
    TableColumn("reason", .text, optional: true),
    TableColumn("item", .text, optional: true),
    TableColumn("query", .text, optional: true),
    TableColumn("code", .text, optional: true),
    TableColumn("note", .text, optional: true),
    TableColumn("message", .text, optional: true),
    TableColumn("added_count", .number),
    TableColumn("removed_count", .number),
    TableColumn("evicted_count", .number),
    TableColumn("added", .text, optional: true),
    TableColumn("removed", .text, optional: true),
    TableColumn("evicted", .text, optional: true),
    TableColumn("detail", .text, optional: true),
  ]

  private static let ofChoices = [
    TableColumn("session_id", .text),
    TableColumn("item", .text),
    TableColumn("title", .text),
    TableColumn("picked_seq", .number),
    TableColumn("picked_ts", .moment),
    TableColumn("picked_how", .text),
    TableColumn("ended_seq", .number, optional: true),
    TableColumn("ended_ts", .moment, optional: true),
    TableColumn("ended_why", .text, optional: true),
    TableColumn("ended_by", .text, optional: true),
    TableColumn("ended_limit", .text, optional: true),
    TableColumn("committed", .flag),
  ]

  private static let ofSearches = [
    TableColumn("session_id", .text),
    TableColumn("seq", .number),
    TableColumn("ts", .moment),
    TableColumn("query", .text, optional: true),
    TableColumn("hit_count", .number),
    TableColumn("settled", .flag),
  ]

  private static let ofSessions = [
    TableColumn("session_id", .text),
    TableColumn("app", .text, optional: true),
    TableColumn("actor", .text, optional: true),
    TableColumn("environment", .text, optional: true),
    TableColumn("started_ts", .moment),
    TableColumn("last_ts", .moment),
    TableColumn("ended_ts", .moment, optional: true),
    TableColumn("ending", .text, optional: true),
    TableColumn("engine", .number),
    TableColumn("folding", .text, optional: true),
    TableColumn("event_count", .number),
    TableColumn("rejected_count", .number),
    TableColumn("pick_count", .number),
    TableColumn("tap_pick_count", .number),
    TableColumn("scan_pick_count", .number),
    TableColumn("eviction_count", .number),
    TableColumn("regret_count", .number),
    TableColumn("search_count", .number),
    TableColumn("empty_search_count", .number),
    TableColumn("first_pick_ts", .moment, optional: true),
    TableColumn("held_count", .number),
    TableColumn("committed_count", .number, optional: true),
  ]
}
