/// Takes a file apart into lines, in memory for one line.
struct LineReader {
  private let file: OpenFile
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var filled = 0
  private var position = 0
  /// Where the next line begins, in bytes from the start of the file.
  private(set) var offset: Int
  private var fileOffset: Int

  init(_ file: OpenFile, from offset: Int = 0) {
    self.file = file
    self.offset = offset
    fileOffset = offset
  }

  /// The next line without its line feed; nil at the end.
  mutating func next() throws(ToolError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if position == filled {
        filled = try file.read(at: fileOffset, into: &buffer)
        fileOffset += filled
        position = 0
        if filled == 0 {
          guard !line.isEmpty else { return nil }
          offset += line.count
          return line
        }
      }
      let rest = buffer[position..<filled]
      guard let end = rest.firstIndex(of: 0x0A) else {
        line.append(contentsOf: rest)
        position = filled
        continue
      }
      line.append(contentsOf: rest[..<end])
      position = end + 1
      offset += line.count + 1
      return line
    }
  }

  /// Whether a line is the beginning of an object whose end is missing.
  static func isHalf(_ line: [UInt8]) -> Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in line {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isText = false
        }
        continue
      }
      switch byte {
      case 0x22: isText = true
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D: depth -= 1
      default: break
      }
    }
    return line.first == 0x7B && (isText || depth > 0)
  }
}
