extension Verb {
  /// The whole state at an event.
  static let state = Verb(
    name: "state", summary: "the whole state after an event, as text or JSON",
    operands: "LOG [SESSION]", count: 1...2, options: [.at, .json],
    details: [
      "Picks, rules, rows, search, scans, pane and data; without --at after the last event."
    ],
    examples: [
      ("replay state picker.sqlite @last", "how the newest session stands"),
      ("replay state bug.picker.ndjson --at 6 --json", "every read-out after event 6"),
    ],
    run: writeState)

  /// Writes the state that `--at` names, or the last one.
  static func writeState(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let number = try arguments.number(.at)
    let input = try Input.open(arguments.operands[0], console)
    let entry = try input.session(arguments.operands.dropFirst().first)
    let playback = try Playback.start(input, entry, at: number)
    if arguments.has(.json) {
      if playback.divergence != nil { console.answerNo() }
      try console.write(StateJSON.line(playback))
    } else {
      try StateText(playback, console).write()
    }
  }
}
