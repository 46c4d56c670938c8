import PickerEvents
import PickerProjection

/// Draws a session as lines: what happened, what it changed, and the picks after it.
struct Timeline {
  private let console: Console
  private let start: Timestamp
  private var changes: ChangeWords

  /// Where each part of a line begins.
  private enum Column {
    static let event = 25
    static let change = 51
    static let picks = 78
    static let further = 27
  }

  init(_ console: Console, _ opening: Opening, start: Timestamp) {
    self.console = console
    self.start = start
    changes = ChangeWords(console.paint)
  }

  /// Says which session it is, and by which rules it went.
  func header(_ session: SessionID, _ opening: Opening, _ configuration: Configuration?)
    throws(ToolError)
  {
    let paint = console.paint
    try console.line(paint(.strong, Printable.quoted(session.string)) + ", " + facts(opening))
    if let configuration { try console.line("rules: \(configuration.words)") }
    try console.line()
  }

  private func facts(_ opening: Opening) -> String {
    var facts = ["opened \(Moments.full(start)) UTC"]
    if let actor = opening.actor { facts.append("by \(Printable.quoted(actor.string))") }
    if let app = opening.app { facts.append("in \(Printable.quoted(app.string))") }
    if let place = opening.environment { facts.append("on \(Printable.quoted(place.string))") }
    return facts.joined(separator: ", ")
  }

  /// Draws the present event.
  mutating func draw(_ playback: Playback) throws(ToolError) {
    let paint = console.paint
    let state = playback.replay.state
    var flow = begin(playback.current)
    flow.add(Cell(playback.current.event.words(state)), at: Column.event)
    for (place, cell) in changes.cells(playback.current.event, playback.replay).enumerated() {
      flow.add(cell, at: place == 0 ? Column.change : 0, orBelow: Column.change)
    }
    flow.add(
      Cell(Self.picks(state), paint, .dim), at: Column.picks, orBelow: Column.change)
    for line in flow.lines { try console.line(line) }
    guard let divergence = playback.divergence else { return }
    console.answerNo()
    for line in DivergenceWords.lines(divergence) {
      try console.line(String(repeating: " ", count: Column.event) + paint(.failed, line))
    }
  }

  /// Draws an opening that was refused.
  func draw(_ refusal: RefusedOpening, _ event: InputEvent) throws(ToolError) {
    var flow = begin(event)
    flow.add(Cell("opened"), at: Column.event)
    flow.add(
      Cell(
        "refused: \(refusal.reason.name), \(Printable.text(refusal.description))", console.paint,
        .refused),
      at: 0)
    for line in flow.lines { try console.line(line) }
  }

  private func begin(_ event: InputEvent) -> Flow {
    var flow = Flow(width: console.width, indent: Column.further)
    let number = Cell(Cell(String(event.sequence)).aligned(to: 4))
    let clock = Moments.short(event.time, since: start)
    flow.add(number, at: 0)
    flow.add(Cell(clock), at: 6)
    let offset = event.sequence == 1 ? "" : Moments.offset(event.time, since: start)
    flow.add(Cell(offset, console.paint, .dim), at: 16)
    return flow
  }

  /// "3 picks: "Chad", "Denmark", "Fiji"", the newest last.
  static func picks(_ state: PickerState) -> String {
    let newest = state.newestPicks(5)
    let count = Words.count(state.pickCount, "pick")
    guard !newest.isEmpty else { return "no picks" }
    let before = newest.count < state.pickCount ? "…, " : ""
    return "\(count): \(before)" + newest.map { Words.title($0, state) }.joined(separator: ", ")
  }
}
