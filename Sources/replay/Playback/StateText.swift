import PickerEvents
import PickerProjection

/// Writes the whole state after an event for people to read.
struct StateText {
  private let playback: Playback
  private let console: Console

  init(_ playback: Playback, _ console: Console) {
    self.playback = playback
    self.console = console
  }

  func write() throws(ToolError) {
    let state = playback.replay.state
    try playback.writeHeading(console)
    try writePicks(state)
    try console.line()
    var table = Table([.left, .left])
    for (name, value) in facts(state) {
      table.add([Cell(name, console.paint, .dim), Cell(value)])
    }
    for line in table.lines { try console.line(line) }
    try playback.writeDivergence(console)
  }

  private func writePicks(_ state: PickerState) throws(ToolError) {
    guard state.pickCount > 0 else { return try console.line("no picks") }
    try console.line("\(Words.count(state.pickCount, "pick")), the oldest first")
    var table = Table([.right, .left, .left])
    for (place, item) in state.selected.enumerated() {
      let note =
        !state.hasItem(item)
        ? "  (no such item in the catalog)"
        : state.isHiddenByQuery(item) ? "  (the search hides it)" : ""
      table.add([
        Cell("  \(place + 1)"), Cell(Words.title(item, state)),
        Cell(Printable.text(Printable.shortened(item.string, to: Printable.limit)) + note),
      ])
    }
    for line in table.lines { try console.line(line) }
  }

  private func facts(_ state: PickerState) -> [(String, String)] {
    var facts = [
      ("rules", state.configuration.words),
      ("header", "\(state.header.words); its button: \(state.headerButton.words)"),
      ("valid", validity(state)),
    ]
    if state.isOverLimit { facts.append(("over limit", "yes, more picks than a maximum")) }
    facts += [
      ("buttons", buttons(state)),
      ("changed", state.isDirty ? "yes, since the opening" : "no"),
      (
        "undo",
        "\(state.canUndo ? "possible" : "nothing to undo"), redo: "
          + (state.canRedo ? "possible" : "nothing to redo")
      ),
    ]
    facts += ScreenText(playback).facts
    facts += [("alert", alert(state)), ("ended", ending(state))]
    if let footer = state.configuration.prompt {
      facts.append(("footer", Printable.quoted(footer.string)))
    }
    facts.append(("receipt", state.receipt.hex))
    return facts
  }

  private func validity(_ state: PickerState) -> String {
    let reasons = state.validity
    guard !reasons.isEmpty else { return "yes" }
    return "no: " + Words.list(reasons.map(\.words))
  }

  private func buttons(_ state: PickerState) -> String {
    let done =
      state.isDoneShown ? "Done \(state.isDoneEnabled ? "enabled" : "disabled")" : "no Done"
    return "\(done), \(state.isCancelShown ? "Cancel" : "no Cancel")"
  }

  private func alert(_ state: PickerState) -> String {
    switch state.alert {
    case nil: "none"
    case .discard: "asks whether to discard the changes"
    case .validation(let reasons):
      "says what is wanting: " + Words.list(reasons.map(\.words))
    }
  }

  private func ending(_ state: PickerState) -> String {
    switch state.ending {
    case nil: "still open"
    case .done: "done, \(Words.count(state.commit?.values.count ?? 0, "pick")) committed"
    case .cancelled: state.commit == nil ? "cancelled, nothing committed" : "cancelled"
    case .abandoned: "abandoned, nothing committed"
    }
  }
}

extension HeaderState {
  fileprivate var words: String {
    switch self {
    case .none: "nothing picked"
    case .some: "some picked"
    case .all: "all picked"
    }
  }
}

extension HeaderButton {
  fileprivate var words: String {
    switch self {
    case .selectAll: "Select All"
    case .deselectAll: "Deselect All"
    case .disabled: "disabled"
    case .hidden: "none"
    }
  }
}
