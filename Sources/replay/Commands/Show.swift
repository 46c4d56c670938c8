import PickerEvents
import PickerProjection

extension Verb {
  /// A session as a timeline.
  static let show = Verb(
    name: "show", summary: "a session as a timeline: what happened, what changed, what was refused",
    operands: "LOG [SESSION]", count: 1...2, options: [.at, .json],
    details: [
      "Each event: its number, the time (UTC) and how long after the opening, what it was, what it",
      "changed (+added −removed ✗evicted, the rows that a search or new data left) or why it was",
      "refused, and the last five picks after it.",
      "With --json a line an event, with every read-out. An event that comes out otherwise than it",
      "was recorded is marked, and the exit status is 1.",
    ],
    examples: [
      ("replay show picker.sqlite @last", "the newest session, event by event"),
      ("replay show bug.picker.ndjson --at 6", "the whole state after event 6"),
      ("replay show - --json <bug.picker.ndjson", "every read-out after every event"),
    ],
    run: show)

  private static func show(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    if arguments.has(.at) { return try writeState(arguments, console) }
    let input = try Input.open(arguments.operands[0], console)
    let entry = try input.session(arguments.operands.dropFirst().first)
    switch try Playback.begin(input, entry) {
    case .refused(let refusal, let event):
      guard !refusal.isForOtherProgram else {
        throw Playback.refused(refusal, input.name, entry.id, event)
      }
      try show(refusal, event, entry, isJSON: arguments.has(.json), console)
    case .playing(var playback) where arguments.has(.json):
      repeat {
        try console.write(StateJSON.line(playback))
        if playback.divergence != nil { console.answerNo() }
      } while try playback.next()
    case .playing(var playback):
      var timeline = Timeline(console, playback.opening, start: playback.current.time)
      try timeline.header(entry.id, playback.opening, playback.replay.state.configuration)
      try timeline.drawAll(&playback)
    }
  }

  private static func show(
    _ refusal: RefusedOpening, _ event: InputEvent, _ entry: SessionEntry, isJSON: Bool,
    _ console: Console,
  ) throws(ToolError) {
    if isJSON { return try console.write(StateJSON.line(refusal, event)) }
    guard case .opened(let opening) = event.event else { return }
    var timeline = Timeline(console, opening, start: event.time)
    try timeline.header(entry.id, opening, nil)
    try timeline.draw(refusal, event)
  }
}
