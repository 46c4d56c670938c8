import PickerEvents

/// Which sessions a list has.
struct SessionFilter {
  /// The item that a session must have had as a pick.
  let item: ItemQuery?
  private let actor: ExactText?
  private let ending: String?
  private let since: Timestamp?
  private let until: Timestamp?

  init(_ arguments: Arguments) throws(ToolError) {
    item = arguments.value(.item).map { ItemQuery($0) }
    actor = arguments.value(.actor).map { ExactText($0) }
    ending = arguments.value(.ending)
    since = try Self.moment(.since, arguments, isEnd: false)
    until = try Self.moment(.until, arguments, isEnd: true)
  }

  static func moment(
    _ option: Option, _ arguments: Arguments, isEnd: Bool,
  ) throws(ToolError) -> Timestamp? {
    guard let text = arguments.value(option) else { return nil }
    guard let moment = Moments.read(text, isEnd: isEnd) else {
      throw .usage(
        "--\(option.name): found \(Printable.quoted(text)), expected a date such as 2026-03-01, or a"
          + " moment such as 2026-03-01T09:00:00Z")
    }
    return moment
  }

  /// Whether a session can be one of them, before it is played.
  func matches(_ entry: SessionEntry) -> Bool {
    if let since, entry.started < since { return false }
    if let until, entry.started > until { return false }
    return true
  }

  /// Whether a session is one of them, after it was played.
  func matches(_ figures: SessionFigures) -> Bool {
    if let actor, figures.actor != actor { return false }
    if let ending, (figures.ending?.name ?? "open") != ending { return false }
    return item == nil || figures.hadItem
  }
}
