import EventStore
import PickerEvents
import PickerProjection

extension Verb {
  /// What is derived from a log's events, made anew.
  static let rebuild = Verb(
    name: "rebuild", summary: "a log's choices and snapshots, made anew from its events",
    operands: "LOG", count: 1...1, options: [.missing, .compare, .json],
    details: [
      "Choices (the life of every pick) and snapshots follow from the events alone. They are thrown",
      "away and made anew; a rebuild that was stopped goes on where it was. With --missing only what",
      "is not there yet is added. With --compare nothing is written: what is there is compared with",
      "what the events say, and the exit status is 1 where it differs. A session that does not come",
      "out as it was recorded stops there; it is named, and the exit status is 1.",
    ],
    examples: [
      ("replay rebuild picker.sqlite", "all choices anew"),
      ("replay rebuild picker.sqlite --missing", "those of events that came since"),
      ("replay rebuild picker.sqlite --compare", "whether they say what the events say"),
    ],
    run: rebuild)

  private static func rebuild(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    guard !arguments.has(.missing) || !arguments.has(.compare) else {
      throw .usage("replay rebuild: found --missing and --compare; give one of them")
    }
    let path = arguments.operands[0]
    guard path != "-" else { throw .usage("found - as the log; a log is a file, name it") }
    try Input.requireLog(path)
    if arguments.has(.compare) { return try compare(path, arguments, console) }
    let result: CatchUpProgress
    do throws(StoreError) {
      let store = try EventStore(.file(path: path), access: .existing)
      var bar = console.progress("rebuild", total: Int(try store.head()), prints: false)
      func report(_ progress: CatchUpProgress) { bar.reach(progress.events) }
      result =
        arguments.has(.missing)
        ? try store.catchUpAll(ChoiceProjection.self, report)
        : try store.rebuild(ChoiceProjection.self, report)
      bar.finish()
    } catch {
      throw ToolError(error)
    }
    try write(result, isJSON: arguments.has(.json), console)
  }

  private static func write(
    _ result: CatchUpProgress, isJSON: Bool, _ console: Console,
  ) throws(ToolError) {
    if result.stopped > 0 { console.answerNo() }
    if isJSON {
      var json = JSONWriter()
      json.beginObject()
      for (key, number) in [
        ("sessions", result.sessions), ("events", result.events), ("stopped", result.stopped),
      ] {
        json.key(key)
        json.number(number)
      }
      if let stop = result.firstStop { json.stop(stop) }
      json.endObject()
      json.endLine()
      return try console.write(json.bytes)
    }
    try console.line(
      "made the choices of \(Words.count(result.sessions, "session")) from"
        + " \(Words.count(result.events, "event"))")
    guard let stop = result.firstStop else { return }
    try console.line(
      "\(Words.count(result.stopped, "session")) could not be followed to the end; the first:"
        + " \(Printable.quoted(stop.session.string)) stops at event \(stop.sequence):"
        + " \(Printable.text(stop.why))")
  }
}

extension JSONWriter {
  fileprivate mutating func stop(_ stop: CatchUpProgress.Stop) {
    key("firstStop")
    beginObject()
    key("session")
    text(stop.session.string)
    key("seq")
    number(stop.sequence)
    key("why")
    text(stop.why)
    endObject()
  }
}
