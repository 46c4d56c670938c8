import PickerEvents

/// The lines of a session file, each with what it says or what is wrong with it.
struct SessionLines {
  /// A line that was understood.
  struct Line {
    /// Where it begins, in bytes.
    let offset: Int
    /// What it says.
    let content: SessionFileLine
  }

  private let file: OpenFile
  private var lines: LineReader
  private var reader: SessionFileReader
  /// How many lines were read.
  private(set) var count: Int
  /// Whether the last fault is half an object at the end of the file.
  private(set) var endsInHalf = false

  /// Whether the line of the last fault may have been an opening.
  private(set) var faultMayOpen = false

  /// - Parameters:
  ///   - file: The session file.
  ///   - place: Where to begin; nil for the start.
  init(_ file: OpenFile, from place: SessionEntry.Place? = nil) {
    self.file = file
    lines = LineReader(file, from: place?.offset ?? 0)
    count = (place?.line ?? 1) - 1
    reader = SessionFileReader(name: Self.shortName(file.name), after: count)
  }

  /// Where the next line begins, in bytes.
  var offset: Int { lines.offset }

  /// The next line; nil at the end of the file.
  ///
  /// After a fault the lines behind it can be read.
  mutating func next() throws(ToolError) -> Line? {
    let offset = lines.offset
    guard let bytes = try lines.next() else { return nil }
    count += 1
    do throws(SessionFileError) {
      return Line(offset: offset, content: try reader.read(line: bytes))
    } catch {
      faultMayOpen = Self.canOpen(bytes)
      endsInHalf = LineReader.isHalf(bytes) && lines.offset >= file.size
      let half = endsInHalf ? "; the file ends in the middle of it, what stands before counts" : ""
      throw ToolError(.badInput, "\(file.name): \(error.description)\(half)")
    }
  }

  /// Only the lines that can be openings are taken apart, the others are counted.
  mutating func nextOpening() throws(ToolError) -> (offset: Int, event: SessionFileEvent)? {
    while true {
      let offset = lines.offset
      guard let bytes = try lines.next() else { return nil }
      count += 1
      guard Self.canOpen(bytes) else {
        reader.skipLine()
        continue
      }
      // What is wrong with a line is said when its session is played.
      if case .event(let event) = try? reader.read(line: bytes), event.event.kind == .opened {
        return (offset, event)
      }
    }
  }

  private static func canOpen(_ line: [UInt8]) -> Bool {
    var run = 0
    for byte in line {
      if byte == 0x5C { return true }
      run = byte == opened[run] ? run + 1 : byte == opened[0] ? 1 : 0
      if run == opened.count { return true }
    }
    return false
  }

  private static let opened = Array("opened".utf8)

  /// The name without its folders: what sessions without a name are named after.
  private static func shortName(_ name: String) -> String {
    name == OpenFile.standardInput
      ? "stdin" : name.split(separator: "/").last.map(String.init) ?? name
  }
}
