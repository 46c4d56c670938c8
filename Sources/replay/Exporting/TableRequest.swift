import EventStore
import PickerEvents
import PickerTables

/// Which table of which sessions is exported, in which form and where to.
struct TableRequest {
  /// The forms of a table.
  enum Format: String, CaseIterable {
    case ndjson, csv, parquet
  }

  /// From where on the log is wanted.
  enum Start: Hashable {
    /// Everything, sessions that are still open too.
    case all
    /// What landed after a position.
    case position(Int64)
    /// What landed after the last export into the same folder.
    case last
  }

  let table: LogTable
  let format: Format
  let start: Start
  let isPartitioned: Bool
  let isForSpreadsheet: Bool
  let hasReceipts: Bool
  /// The file or the folder; nil for standard output.
  let path: String?
  let replaces: Bool
  let isJSON: Bool
  /// Which sessions; those that are named are added when the log is open.
  var filter: CutFilter

  /// Reads the options of `export`; nil where a session file is wanted.
  init?(_ arguments: Arguments) throws(ToolError) {
    guard let format = arguments.value(.format).flatMap({ Format(rawValue: $0) }) else {
      try Self.refuseForSessions(arguments)
      return nil
    }
    self.format = format
    table = arguments.value(.table).flatMap { LogTable(rawValue: $0) } ?? .events
    isPartitioned = arguments.has(.partitioned)
    isForSpreadsheet = arguments.has(.spreadsheet)
    hasReceipts = arguments.has(.receipts)
    path = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    replaces = arguments.has(.force)
    isJSON = arguments.has(.json)
    let since: Timestamp?
    (start, since) = try Self.start(arguments)
    filter = try CutFilter(arguments, since: since)
    try check(arguments)
  }

  /// How much of the log is read, after the position of what is there already.
  func extent(after last: Int64?) -> CutExtent {
    let position: Int64? =
      switch start {
      case .all: nil
      case .position(let position): position
      case .last: last ?? 0
      }
    guard let position else { return .all }
    return table == .events ? .events(after: position) : .endings(after: position)
  }

  /// Whether a later export can go on after one of this extent.
  ///
  /// Sessions that were still open will change, and would come twice; and which events `--ending`
  /// leaves out is not known before their session has ended.
  func canGoOn(_ extent: CutExtent) -> Bool {
    table == .events && filter.end == nil || extent != .all
  }

  private func check(_ arguments: Arguments) throws(ToolError) {
    if isForSpreadsheet, format != .csv {
      throw .usage("--spreadsheet is about CSV; give --format csv")
    }
    if hasReceipts, table != .events {
      throw .usage("--receipts is about events; give --table events")
    }
    if isPartitioned, path == nil {
      throw .usage("--partitioned writes a folder; name it with --output")
    }
    if isPartitioned, replaces {
      throw .usage("--force is about a file; remove the folder, or go on in it with --since last")
    }
    if start == .last, !isPartitioned {
      throw .usage(
        "--since last goes on in a folder; give --partitioned, or the position that the last export"
          + " named")
    }
    if start != .all, table == .events, filter.end != nil {
      throw .usage(
        "--ending beside --since: an event lands before it is known how its session ends; export the"
          + " table sessions, and choose by session_id there")
    }
    if start != .all, filter.end == .open {
      throw .usage("--ending open beside --since: a session lands when it has ended; leave one out")
    }
    if isJSON, path == nil {
      throw .usage("--json says what was written to a file; name it with --output")
    }
  }

  private static func start(
    _ arguments: Arguments,
  ) throws(ToolError) -> (start: Start, since: Timestamp?) {
    guard let text = arguments.value(.since) else { return (.all, nil) }
    if text == "last" { return (.last, nil) }
    if text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let position = Int64(text) {
      return (.position(position), nil)
    }
    guard let moment = Moments.read(text, isEnd: false) else {
      throw .usage(
        "--since: found \(Printable.quoted(text)), expected a date such as 2026-03-01, a moment such"
          + " as 2026-03-01T09:00:00Z, the position that an export named, or last")
    }
    return (.all, moment)
  }

  /// Refuses what only a table can have.
  private static func refuseForSessions(_ arguments: Arguments) throws(ToolError) {
    let others: [Option] = [
      .table, .since, .until, .app, .actor, .ending, .partitioned, .spreadsheet, .receipts, .json,
    ]
    for option in others where arguments.has(option) {
      throw .usage(
        "--\(option.name) is about tables; give --format ndjson, csv or parquet, or leave it out")
    }
  }
}
