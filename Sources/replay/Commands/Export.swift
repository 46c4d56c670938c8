import PickerTables

extension Verb {
  /// Sessions as text, or a log as tables.
  static let export = Verb(
    name: "export", summary: "sessions of a log as a session file, or a log as a table",
    operands: "LOG [SESSION…]", count: 1...Int.max,
    options: [
      .all, .format, .table, .sincePosition, .until, .app, .actor, .ending, .partitioned,
      .spreadsheet,
      .receipts, .output, .force, .json,
    ],
    details: [
      "Of a session file every line has what was recorded: outcome, changes and receipt. Exporting,",
      "importing and exporting again gives the same bytes. A session file can be exported too: what",
      "was left out by hand is computed then, claims are left out.",
      "With --format a table is written: events (what happened), choices (the life of each pick),",
      "searches or sessions; of all sessions, unless some are named or filtered. What stands in each",
      "column is said in Documentation/Analytics.md. --since with the position that the last export",
      "named writes what landed after it: each event once, each session once, when it has ended.",
    ],
    examples: [
      (
        "replay export picker.sqlite @last -o bug.picker.ndjson", "the newest session, for a report"
      ),
      ("replay export picker.sqlite --all | gzip >sessions.gz", "everything, oldest first"),
      (
        "replay export picker.sqlite --format parquet --table choices -o choices.parquet",
        "what became of each pick, for pandas or DuckDB"
      ),
      (
        "replay export picker.sqlite --format parquet --partitioned --since last -o events",
        "a folder of files by day; run again, it gets what is new"
      ),
    ],
    run: export)

  private static func export(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    guard !(arguments.has(.all) && arguments.operands.count > 1) else {
      throw .usage("found sessions beside --all; give one or the other")
    }
    let path = arguments.value(.output)
    guard path != nil || !arguments.has(.force) else {
      throw .usage("--force is about a file; name it with --output")
    }
    if let path, path != "-" { try refuse(path, beside: arguments.operands[0]) }
    guard let request = try TableRequest(arguments) else {
      return try SessionExport.run(arguments, console)
    }
    try TableExport.run(request, arguments, console)
  }

  /// Refuses to write over a log, what lies beside one, and what is read.
  private static func refuse(_ path: String, beside input: String) throws(ToolError) {
    if try Input.isLog(path) {
      throw .usage("\(path): found a log; an export never takes its place, name another file")
    }
    for suffix in ["-wal", "-shm", "-journal"] where path.hasSuffix(suffix) {
      guard try Input.isLog(String(path.dropLast(suffix.count))) else { continue }
      throw .usage("\(path): found what belongs to a log; name another file")
    }
    if input != "-", System.isSame(path, input) {
      throw .usage("\(path): is what is exported; name another file")
    }
  }
}
