import EventStore
import PickerEvents

/// A log or a session file, whichever stands under a path.
struct Input {
  private enum Source {
    case log(EventStore)
    case file(OpenFile)
  }

  /// How messages call it.
  let name: String
  private let source: Source
  /// What every SQLite file begins with.
  private static let logMark = Array("SQLite format 3\0".utf8)

  /// Opens an input by what is in it, whatever its name.
  static func open(_ path: String, _ console: Console) throws(ToolError) -> Input {
    if let file = try fileUnlessLog(path) {
      return Input(name: file.name, source: .file(file))
    }
    guard path != "-" else {
      throw ToolError(
        .badInput,
        "standard input: found a SQLite file, expected a session file; a log cannot be read from a"
          + " pipe, name its file")
    }
    do throws(StoreError) {
      let store = try EventStore(.file(path: path), access: .readOnly)
      if let notice = store.notice { console.remark(notice) }
      return Input(name: path, source: .log(store))
    } catch {
      throw ToolError(error)
    }
  }

  /// Opens a session file; nil where a log stands there.
  ///
  /// Closing any descriptor of a file drops all locks that the process has on it. So a log is
  /// looked at and closed again before SQLite opens it, never after.
  private static func fileUnlessLog(_ path: String) throws(ToolError) -> OpenFile? {
    let file = try OpenFile.open(path)
    let beginning = try file.beginning(64)
    guard !beginning.starts(with: logMark) else { return nil }
    try check(file, beginning)
    return file
  }

  /// Whether a log stands under a path; to be asked before that log is opened, for the same reason.
  static func isLog(_ path: String) throws(ToolError) -> Bool {
    guard (try? System.kind(of: path)) == .regular else { return false }
    return try OpenFile.open(path).beginning(logMark.count) == logMark
  }

  /// Sees that a log stands under a path, for verbs that take nothing else.
  ///
  /// - Parameter path: The path; to be asked before that log is opened, for the same reason.
  /// - Throws: Where anything else or nothing stands there.
  static func requireLog(_ path: String) throws(ToolError) {
    guard let file = try fileUnlessLog(path) else { return }
    throw ToolError(
      .badInput,
      "\(file.name): found a session file, expected a log; replay import takes it into one:"
        + " replay import LOG \(Printable.text(path))")
  }

  private static func check(_ file: OpenFile, _ beginning: [UInt8]) throws(ToolError) {
    guard let first = beginning.first else {
      throw ToolError(
        .badInput,
        "\(file.name): found no bytes at all, expected a log or a session file; look whether it was"
          + " copied whole")
    }
    let isText = [0x7B, 0x23, 0xEF, 0x20, 0x09, 0x0A, 0x0D].contains(first)
    guard isText || file.name.hasSuffix(".ndjson") else {
      let found = String(decoding: beginning.prefix(12), as: UTF8.self)
      throw ToolError(
        .badInput,
        "\(file.name): begins with \(Printable.quoted(found)); expected a log (a SQLite file of this"
          + " tool) or a session file (a JSON object a line); name one of these")
    }
  }

  /// The log, where it is one.
  var store: EventStore? {
    switch source {
    case .log(let store): store
    case .file: nil
    }
  }

  /// The session file, where it is one.
  var file: OpenFile? {
    switch source {
    case .log: nil
    case .file(let file): file
    }
  }

  /// All sessions, the newest first.
  func sessions() throws(ToolError) -> [SessionEntry] {
    switch source {
    case .log(let store):
      do throws(StoreError) {
        return try store.sessions().map { SessionEntry($0) }
      } catch {
        throw ToolError(error)
      }
    case .file(let file):
      let entries = try Self.entries(of: file)
      guard !entries.isEmpty else { throw try Self.fault(in: file) }
      return entries.enumerated().sorted {
        ($0.element.started, $0.offset) > ($1.element.started, $1.offset)
      }.map(\.element)
    }
  }

  private static func entries(of file: OpenFile) throws(ToolError) -> [SessionEntry] {
    var entries: [SessionEntry] = []
    var lines = SessionLines(file)
    while let (offset, event) = try lines.nextOpening() {
      if !entries.isEmpty { entries[entries.count - 1].place?.end = offset }
      entries.append(
        SessionEntry(
          id: event.session, started: event.time, eventCount: nil,
          place: SessionEntry.Place(offset: offset, line: event.line, end: .max)))
    }
    return entries
  }

  /// Why a file has no session.
  private static func fault(in file: OpenFile) throws(ToolError) -> ToolError {
    var lines = SessionLines(file)
    while try lines.next() != nil {}
    return ToolError(
      .badInput,
      "\(file.name): found no session in \(Words.count(lines.count, "line")); expected an"
        + " \"opened\" line")
  }

  /// The events of a session.
  func events(of entry: SessionEntry) throws(ToolError) -> SessionEvents {
    switch source {
    case .log(let store):
      do throws(StoreError) {
        return SessionEvents(try store.reader(of: entry.id))
      } catch {
        throw ToolError(error)
      }
    case .file(let file):
      guard let place = entry.place else {
        preconditionFailure("the session \(entry.id.string) of a file has no place in it")
      }
      return SessionEvents(file, place)
    }
  }

  /// The events of all sessions, oldest first in a log, as they stand in a file.
  func sessionsInOrder() throws(ToolError) -> [SessionEntry] {
    switch source {
    case .log: try sessions().reversed()
    case .file: try sessions().sorted { ($0.place?.offset ?? 0) < ($1.place?.offset ?? 0) }
    }
  }
}

extension SessionEntry {
  init(_ summary: SessionSummary) {
    id = summary.id
    started = summary.started
    eventCount = summary.eventCount
    place = nil
  }
}
