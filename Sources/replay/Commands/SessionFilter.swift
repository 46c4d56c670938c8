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
    since = try arguments.moment(.since, isEnd: false)
    until = try arguments.moment(.until, isEnd: true)
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
