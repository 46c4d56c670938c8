import PickerProjection

extension Verb {
  /// The whole state at an event.
  static let state = Verb(
    name: "state", summary: "the whole state after an event, as text, as JSON or as a screen",
    operands: "LOG [SESSION]", count: 1...2, options: [.at, .screen, .json],
    details: [
      "Picks, rules, rows, search, scans, pane, note and data; without --at after the last event.",
      "With --screen the picker is drawn as its user saw it: [Done] can be pressed, (Done) cannot,",
      "a row in parentheses is disabled, and ‹…› is what nobody typed.",
    ],
    examples: [
      ("replay state picker.sqlite @last", "how the newest session stands"),
      ("replay state picker.sqlite @last --screen --at 4", "what the user saw after event 4"),
      ("replay state bug.picker.ndjson --at 6 --json", "every read-out after event 6"),
    ],
    run: writeState)

  /// Writes the state that `--at` names, or the last one.
  static func writeState(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    if arguments.has(.screen), arguments.has(.json) {
      throw .usage("found --screen beside --json; give one or the other")
    }
    let number = try arguments.number(.at)
    let input = try Input.open(arguments.operands[0], console)
    let entry = try input.session(arguments.operands.dropFirst().first)
    let playback = try Playback.start(input, entry, at: number)
    if arguments.has(.json) {
      if playback.divergence != nil { console.answerNo() }
      try console.write(StateJSON.line(playback))
    } else if arguments.has(.screen) {
      try playback.writeHeading(console)
      let drawing = ScreenDrawing(playback.replay.state, width: console.width, console.paint)
      for line in drawing.lines { try console.line(line) }
      try playback.writeDivergence(console)
    } else {
      try StateText(playback, console).write()
    }
  }
}
