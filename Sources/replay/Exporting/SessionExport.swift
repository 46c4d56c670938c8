import PickerEvents
import PickerProjection

/// Writes sessions as text, in the session file's form.
enum SessionExport {
  /// Writes the sessions that the command line names.
  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let input = try Input.open(arguments.operands[0], console)
    let entries = try sessions(arguments.operands.dropFirst(), arguments.has(.all), input)
    if let path = arguments.value(.output), path != "-" {
      var file = try OutputFile.begin(path, replaces: arguments.has(.force))
      var progress = console.progress(
        "export", total: entries.reduce(0) { $0 + ($1.eventCount ?? 1) }, prints: false)
      defer { progress.finish() }
      var done = 0
      for entry in entries {
        try write(entry, input, console) { (bytes) throws(ToolError) in
          try file.write(bytes)
          done += 1
          progress.reach(done)
        }
      }
      try file.finish()
    } else {
      for entry in entries {
        try write(entry, input, console) { (bytes) throws(ToolError) in try console.write(bytes) }
      }
    }
  }

  private static func sessions(
    _ words: ArraySlice<String>, _ all: Bool, _ input: Input,
  ) throws(ToolError) -> [SessionEntry] {
    if all { return try input.sessionsInOrder() }
    if words.isEmpty { return [try input.session(nil)] }
    var entries: [SessionEntry] = []
    for word in words {
      let entry = try input.session(word)
      if !entries.contains(where: { $0.id == entry.id }) { entries.append(entry) }
    }
    return entries
  }

  private static func write(
    _ entry: SessionEntry, _ input: Input, _ console: Console,
    to sink: ([UInt8]) throws(ToolError) -> Void,
  ) throws(ToolError) {
    // A log's events are written as they stand; only a session file may lack what was recorded.
    guard input.store == nil else { return try writeRecorded(entry, input, to: sink) }
    var playback = try Playback.start(input, entry)
    let identity = playback.replay.state.configuration.identity
    var divergence: Divergence?
    var bytes: [UInt8] = []
    repeat {
      divergence = divergence ?? playback.divergence
      bytes.removeAll(keepingCapacity: true)
      SessionFileWriter.write(
        playback.recorded.stamped, session: entry.id, identity: identity, to: &bytes)
      try sink(bytes)
    } while try playback.next()
    guard let divergence else { return }
    console.remark(
      "warning: \(input.name), session \(Printable.quoted(entry.id.string)), event"
        + " \(divergence.sequence) differs from the record: \(DivergenceWords.line(divergence));"
        + " exported as recorded")
  }

  private static func writeRecorded(
    _ entry: SessionEntry, _ input: Input, to sink: ([UInt8]) throws(ToolError) -> Void,
  ) throws(ToolError) {
    var events = try input.events(of: entry)
    var identity: IdentityKind?
    var bytes: [UInt8] = []
    while let event = try events.next() {
      guard let outcome = event.outcome, let receipt = event.receipt else { continue }
      if case .opened(let opening) = event.event, event.sequence == 1 {
        identity = Configuration(opening.config).identity
      }
      bytes.removeAll(keepingCapacity: true)
      SessionFileWriter.write(
        RecordedEvent(
          sequence: event.sequence, time: event.time, event: event.event, outcome: outcome,
          receipt: receipt), session: entry.id, identity: identity, to: &bytes)
      try sink(bytes)
    }
  }
}

extension RecordedEvent {
  /// The event with the engine that played it, where it is an opening that names none.
  var stamped: RecordedEvent {
    guard case .opened(var opening) = event, opening.engine == nil else { return self }
    opening.engine = Engine.current
    opening.folding = opening.folding ?? Folding.version
    var stamped = self
    stamped.event = .opened(opening)
    return stamped
  }
}
