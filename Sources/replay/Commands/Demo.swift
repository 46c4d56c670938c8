import EventStore
import PickerEvents
import PickerProjection

extension Verb {
  /// The first thing a newcomer runs.
  static let demo = Verb(
    name: "demo", summary: "records a small session over the countries of the world, and shows it",
    operands: "[LOG]", count: 0...1,
    details: [
      "The log is picker-demo.sqlite in the present folder unless another is named. What is in it",
      "stays: each run adds a session.",
    ],
    examples: [("replay demo", "records a session and shows it")],
    run: demo)

  private static func demo(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let path = arguments.operands.first ?? "picker-demo.sqlite"
    guard path != "-" else { throw .usage("found - as the log; a log is a file, name it") }
    if (try? System.kind(of: path)) == .regular { try Input.requireLog(path) }
    let id = try record(into: path, console)
    let shown = Printable.text(path)
    let input = try Input.open(path, console)
    let entry = try input.session(id.string)

    try console.line(
      "Ada plans a trip: up to three of \(count) countries. All she did is in \(shown).")
    try console.line()
    var playback = try Playback.start(input, entry)
    var teller: StoryTeller?
    if case .known(let item) = ItemQuery(DemoSession.evicted).look(
      playback.opening, playback.replay.state)
    {
      teller = StoryTeller(of: item, playback)
    }
    var timeline = Timeline(console, playback.opening, start: playback.current.time)
    try timeline.header(entry.id, playback.opening, playback.replay.state.configuration)
    try timeline.drawAll(&playback) { teller?.take($0) }
    try console.line()
    try console.line("Why is \(DemoSession.evicted) not among them? It was")
    for sentence in teller?.sentences ?? [] { try console.line("  \(sentence)") }
    try console.line()
    try suggest(shown, entry.id.string, console)
  }

  private static func suggest(
    _ log: String, _ session: String, _ console: Console,
  ) throws(ToolError) {
    var table = Table([.left, .left])
    for (line, does) in [
      ("replay state \(log) \(session) --at 8", "the picker before she undid it"),
      ("replay why \(log) \(session) Japan", "went, and came back"),
      ("replay --help", "all there is"),
    ] {
      table.add([Cell("  \(line)  "), Cell(does)])
    }
    try console.line("Try next:")
    for line in table.lines { try console.line(line) }
    // Whoever started it by its path may not have it on theirs.
    guard let program = CommandLine.arguments.first, program.contains("/") else { return }
    try console.line(
      "Where replay is not on your path, write \(Printable.text(program)) in its place.")
  }

  private static var count: Int { Countries.sections().reduce(0) { $0 + $1.items.count } }

  /// Records the next demo session that the log does not have yet.
  private static func record(
    into path: String, _ console: Console,
  ) throws(ToolError) -> SessionID {
    let store: EventStore
    var number = 1
    do throws(StoreError) {
      store = try EventStore(.file(path: path))
      while try store.session(SessionID("demo-\(number)")) != nil { number += 1 }
    } catch {
      throw ToolError(error)
    }
    let session = try DemoSession.record(into: store, number: number)
    keepChoices(of: store, console)
    return session
  }
}
