import PickerEvents
import PickerProjection

extension Verb {
  /// The list of sessions.
  static let sessions = Verb(
    name: "sessions",
    summary: "the sessions, newest first: when, who, how long, picks, evictions, ending",
    operands: "LOG", count: 1...1, options: [.actor, .ending, .since, .until, .item, .json],
    details: [
      "A session is listed where all filters hold. Picks are those after its last event. Of an id",
      "that is a UUID as much is shown as tells it from all others of the log; every verb takes that.",
    ],
    examples: [
      ("replay sessions picker.sqlite", "what was recorded, the newest first"),
      (
        "replay sessions picker.sqlite --item Belgium --since 2026-03-01",
        "who ever had Belgium as a pick since March"
      ),
    ],
    run: sessions)

  private static func sessions(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let filter = try SessionFilter(arguments)
    let input = try Input.open(arguments.operands[0], console)
    var found: [SessionFigures] = []
    let all = try input.sessions()
    let entries = all.filter { filter.matches($0) }
    var progress = console.progress(
      "sessions", total: entries.reduce(0) { $0 + ($1.eventCount ?? 1) }, prints: false)
    var done = 0
    for entry in entries {
      switch try Playback.begin(input, entry) {
      case .refused(let refusal, let event):
        let error = Playback.refused(refusal, input.name, entry.id, event)
        // The others are listed all the same.
        if refusal.isForOtherProgram {
          console.report(error)
        } else {
          console.remark(error.message)
        }
      case .playing(var playback):
        let figures = try SessionFigures(&playback, item: filter.item) {
          progress.reach(done + (entry.eventCount == nil ? 0 : $0))
        }
        if filter.matches(figures) { found.append(figures) }
      }
      done += entry.eventCount ?? 1
    }
    progress.finish()
    if arguments.has(.json) {
      for figures in found { try console.write(SessionsJSON.line(figures)) }
    } else {
      try list(found, ShortNames(all.map(\.id)), console)
    }
  }

  private static func list(
    _ found: [SessionFigures], _ names: ShortNames, _ console: Console,
  ) throws(ToolError) {
    guard !found.isEmpty else { return try console.line("no session") }
    let hasActor = found.contains { $0.actor != nil }
    var table = Table(
      [.left, .left] + (hasActor ? [.left] : []) + [.right, .right, .right, .right, .left])
    let heads =
      ["opened (UTC)", "session"] + (hasActor ? ["who"] : [])
      + ["time", "events", "picks", "evicted", "ended"]
    table.add(heads.map { Cell($0, console.paint, .dim) })
    for session in found {
      let span = session.last.microseconds.subtractingReportingOverflow(
        session.started.microseconds)
      var row = [
        Cell(Moments.full(session.started, .none)),
        Cell(Printable.quoted(names.name(of: session.session))),
      ]
      if hasActor { row.append(Cell(session.actor.map { Printable.quoted($0.string) } ?? "")) }
      row += [
        Cell(
          span.overflow || span.partialValue < 0 ? "?" : Moments.span(span.partialValue.magnitude)),
        Cell(String(session.events)), Cell(String(session.picks)), Cell(String(session.evictions)),
        Cell(session.ending?.name ?? "still open"),
      ]
      table.add(row)
    }
    for line in table.lines { try console.line(line) }
  }
}
