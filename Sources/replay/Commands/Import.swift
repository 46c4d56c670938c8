import EventStore
import PickerEvents
import PickerProjection

extension Verb {
  /// Session files into a log.
  static let `import` = Verb(
    name: "import", summary: "session files into a log, which is made where there is none",
    operands: "LOG FILE…", count: 2...Int.max, options: [.json],
    details: [
      "All files are read and played first: where one is wrong, nothing is imported. What was",
      "recorded stays as it is; what was left out by hand is computed. Claims are passed over.",
      "Where a file ends in the middle of a line, what stands before it is imported, and the exit",
      "status is 65.",
    ],
    examples: [
      ("replay import picker.sqlite bug.picker.ndjson", "a bug report into a log"),
      ("zcat sessions.gz | replay import picker.sqlite -", "what was exported, from a pipe"),
    ],
    run: importFiles)

  private static func importFiles(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let path = arguments.operands[0]
    guard path != "-" else { throw .usage("found - as the log; a log is a file, name it") }
    var files: [OpenFile] = []
    for name in arguments.operands.dropFirst() {
      let input = try Input.open(name, console)
      guard let file = input.file else {
        throw ToolError(
          .badInput, "\(name): found a log, expected a session file; export its sessions first")
      }
      files.append(file)
    }
    let isNew = try isMissing(path)
    if !isNew { try Input.requireLog(path) }
    var survey = try Survey(console, log: isNew ? nil : open(path, .readOnly))
    for file in files { try survey.take(file) }
    survey.close()
    let store = try open(path, isNew ? .readWrite : .existing)
    try store.appendTogether({ ToolError($0) }) { (log) throws(ToolError) in
      for file in files { try Importer.run(file, into: log, console) }
    }
    keepChoices(of: store, console)
    for half in survey.halves { console.report(half) }
    try write(survey, path, isJSON: arguments.has(.json), console)
  }

  /// Brings a log's choices up to its last event; the events are safe whatever becomes of that.
  static func keepChoices(of store: EventStore, _ console: Console) {
    do throws(StoreError) {
      try store.catchUp(ChoiceProjection.self)
    } catch {
      console.remark("\(error); the events are kept; replay rebuild --missing adds their choices")
    }
  }

  private static func isMissing(_ path: String) throws(ToolError) -> Bool {
    do throws(System.Failure) {
      return try System.kind(of: path) == .missing
    } catch {
      throw ToolError(.cannotWrite, "\(path): \(error.text); see who may read the folder")
    }
  }

  private static func open(
    _ path: String, _ access: EventStore.Access,
  ) throws(ToolError) -> EventStore {
    do throws(StoreError) {
      return try EventStore(.file(path: path), access: access)
    } catch {
      throw ToolError(error)
    }
  }

  private static func write(
    _ survey: Survey, _ path: String, isJSON: Bool, _ console: Console,
  ) throws(ToolError) {
    guard isJSON else {
      try console.line(
        "imported \(Words.count(survey.sessions.count, "session")),"
          + " \(Words.count(survey.events, "event")) into \(Printable.text(path))")
      if survey.claims > 0 {
        try console.line(
          "passed over \(Words.count(survey.claims, "claim")); replay check compares them")
      }
      return
    }
    var json = JSONWriter()
    json.beginObject()
    json.key("log")
    json.text(path)
    for (key, number) in [
      ("sessions", survey.sessions.count), ("events", survey.events), ("claims", survey.claims),
      ("diverging", survey.diverging),
    ] {
      json.key(key)
      json.number(number)
    }
    json.endObject()
    json.endLine()
    try console.write(json.bytes)
  }
}
