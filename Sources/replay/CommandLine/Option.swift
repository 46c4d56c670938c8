import PickerTables

/// An option of the command line.
struct Option: Hashable, Sendable {
  /// The name behind the two dashes.
  let name: String
  /// The letter behind a single dash.
  var letter: Character?
  /// What the value is called in help; nil where the option stands alone.
  var value: String?
  /// The values that there are, where they are a closed set.
  var choices: [String] = []
  /// What it does, in one line.
  let help: String

  /// How help and messages write it.
  var spelling: String { "--\(name)" + (value.map { " \($0)" } ?? "") }

  static let help = Option(name: "help", letter: "h", help: "say how it is used, and end")
  static let version = Option(name: "version", help: "say which version this is, and end")
  static let color = Option(
    name: "color", value: "WHEN", choices: Paint.When.allCases.map(\.rawValue),
    help: "auto (the default), always or never; never where NO_COLOR is set")
  static let json = Option(name: "json", help: "write JSON, one object a line")
  static let at = Option(name: "at", value: "N", help: "the whole state after event N")
  static let screen = Option(name: "screen", help: "draw the picker as its user saw it")
  static let all = Option(name: "all", help: "every session, oldest first")
  static let output = Option(
    name: "output", letter: "o", value: "FILE", help: "write to FILE in place of standard output")
  static let force = Option(name: "force", help: "write over a FILE that is there already")
  static let missing = Option(name: "missing", help: "add only what is not there yet")
  static let compare = Option(
    name: "compare", help: "write nothing; say whether it is what the events say")
  static let actor = Option(name: "actor", value: "WHO", help: "sessions of this actor")
  static let ending = Option(
    name: "ending", value: "HOW", choices: ["done", "cancelled", "abandoned", "open"],
    help: "sessions that ended so: done, cancelled, abandoned or open")
  static let since = Option(
    name: "since", value: "WHEN", help: "sessions opened then or later: 2026-03-01, or RFC 3339")
  /// The same, where a place in the log will do too.
  static let sincePosition = Option(
    name: "since", value: "WHEN",
    help: "sessions opened then or later; or what landed after position N, or after the last export"
  )
  static let until = Option(
    name: "until", value: "WHEN", help: "sessions opened then or before; a date is the whole day")
  static let app = Option(name: "app", value: "APP", help: "sessions of this app")
  static let format = Option(
    name: "format", value: "FORMAT",
    choices: ["session"] + TableRequest.Format.allCases.map(\.rawValue),
    help: "session (the default: a session file), ndjson, csv or parquet")
  static let table = Option(
    name: "table", value: "TABLE", choices: LogTable.allCases.map(\.rawValue),
    help: "events (the default), choices, searches or sessions")
  static let partitioned = Option(
    name: "partitioned", help: "write a folder with files by day, dt=2026-03-01, in place of a file"
  )
  static let spreadsheet = Option(
    name: "spreadsheet",
    help: "write CSV for a spreadsheet: no text is a formula, with a byte order mark")
  static let receipts = Option(
    name: "receipts", help: "add the digest of the state after each event, as a last column")
  static let item = Option(
    name: "item", value: "ITEM", help: "sessions that had the item (its id or title) as a pick")

  /// What every verb takes.
  static let common: [Option] = [.color, .help]
}
