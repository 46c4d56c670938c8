import PickerEvents
import PickerProjection

/// Draws a session as lines: what happened, what it changed, and the picks after it.
struct Timeline {
  private let console: Console
  private let start: Timestamp
  private let changes: ChangeWords
  /// What the present event found.
  private var before: Beforehand?
  private var columns = TimelineColumns()
  /// One fraction for a whole session, so that its clocks line up.
  private let fraction: Moments.Fraction

  init(_ console: Console, _ opening: Opening, start: Timestamp) {
    self.console = console
    self.start = start
    fraction = start.microseconds.isMultiple(of: 1_000_000) ? .exact : .milliseconds
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

  /// Draws a session to its end.
  mutating func drawAll(
    _ playback: inout Playback, _ step: (Playback) -> Void = { _ in },
  ) throws(ToolError) {
    try draw(playback)
    while try playback.next({ before = Beforehand($0, $1) }) {
      try draw(playback)
      step(playback)
    }
  }

  /// Draws the present event.
  private mutating func draw(_ playback: Playback) throws(ToolError) {
    let paint = console.paint
    let state = playback.replay.state
    var flow = begin(playback.current)
    flow.add(Cell(playback.current.event.words(state)), at: columns.event)
    for (place, cell) in changes.cells(playback.current.event, before, playback.replay).enumerated()
    {
      flow.add(cell, at: place == 0 ? columns.change : 0, orBelow: columns.change)
    }
    flow.add(
      Cell(Self.picks(state), paint, .dim), at: columns.picks, orBelow: columns.change)
    for line in flow.lines { try console.line(line) }
    guard let divergence = playback.divergence else { return }
    console.answerNo()
    for line in DivergenceWords.lines(divergence) {
      try console.line(String(repeating: " ", count: columns.event) + paint(.failed, line))
    }
  }

  /// Draws an opening that was refused.
  mutating func draw(_ refusal: RefusedOpening, _ event: InputEvent) throws(ToolError) {
    var flow = begin(event)
    flow.add(Cell("opened"), at: columns.event)
    flow.add(
      Cell(
        "refused: \(refusal.reason.name), \(Printable.text(refusal.description))", console.paint,
        .refused),
      at: 0)
    for line in flow.lines { try console.line(line) }
  }

  private mutating func begin(_ event: InputEvent) -> Flow {
    let number = Cell(String(event.sequence))
    let clock = Cell(Moments.short(event.time, since: start, fraction))
    let offset = Cell(
      event.sequence == 1 ? "" : Moments.offset(event.time, since: start), console.paint, .dim)
    columns.makeRoom(number: number.width, clock: clock.width, offset: offset.width)
    var flow = Flow(width: console.width, indent: columns.further)
    flow.add(Cell(number.aligned(to: columns.number)), at: 0)
    flow.add(clock, at: columns.clock)
    flow.add(offset, at: columns.offset)
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
