import PickerEvents

/// Reads whole files, as a program does that has one in memory.
enum Files {
  /// Reads every line of a text.
  static func read(_ text: String) throws -> [SessionFileLine] {
    try read(Array(text.utf8))
  }

  /// Reads every line of a file.
  static func read(_ bytes: [UInt8]) throws -> [SessionFileLine] {
    var reader = SessionFileReader(name: "test")
    var lines: [SessionFileLine] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      lines.append(try reader.read(line: Array(line)))
    }
    return lines
  }

  /// The events of a text.
  static func events(_ text: String) throws -> [SessionFileEvent] {
    try read(text).compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// Reads lines until one is faulty.
  static func fault(_ text: String) -> SessionFileError? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? SessionFileError
    }
  }

  /// Writes a session as an export does.
  static func write(_ session: [RecordedEvent], id: SessionID, _ identity: IdentityKind?) -> [UInt8]
  {
    var bytes: [UInt8] = []
    for event in session {
      SessionFileWriter.write(event, session: id, identity: identity, to: &bytes)
    }
    return bytes
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
