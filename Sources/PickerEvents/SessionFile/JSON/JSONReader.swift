/// A strict pull parser over one line of JSON (RFC 8259) in UTF-8.
///
/// It reads at a position and moves on. Faults are thrown with line, column and key; the column
/// and the key's path are worked out only then, so that reading pays nothing for them.
struct JSONReader: Sendable {
  /// How deep lists and objects may be nested; the line's own object is the first level.
  static let depthLimit = 64

  /// All bytes of the line.
  let bytes: [UInt8]
  /// Where the text begins: after a byte order mark, if one was let pass.
  let start: Int
  /// The number of the line, for faults.
  let line: Int
  /// Where the next byte is read.
  var position: Int

  /// Begins to read a line.
  ///
  /// - Parameters:
  ///   - bytes: The line without its line feed.
  ///   - line: Its number, from 1.
  ///   - start: Where the text begins.
  init(_ bytes: [UInt8], line: Int = 1, from start: Int = 0) {
    self.bytes = bytes
    self.line = line
    self.start = start
    position = start
  }

  /// The next byte, or 0 at the end: a NUL may stand nowhere in JSON, so that it fits no case.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Passes over white space.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0D, 0x0A: position += 1
      default: return
      }
    }
  }

  /// Makes sure that nothing but white space is left.
  mutating func expectEnd() throws(SessionFileError) {
    skipSpace()
    guard position < bytes.count else { return }
    throw fault(
      .syntax, expected: "the end of the line", remedy: "put one object on each line")
  }

  /// Goes into an object or a list.
  ///
  /// - Parameters:
  ///   - bracket: The byte that opens it.
  ///   - expected: What to say is expected where something else stands.
  /// - Throws: `SessionFileError` where something else stands there.
  mutating func enter(_ bracket: JSONBracket, expected: String) throws(SessionFileError) {
    skipSpace()
    guard current == bracket.opening else { throw wrongType(expected: expected) }
    position += 1
  }

  /// Moves to the next member or element, or out of the object or list.
  ///
  /// - Parameters:
  ///   - bracket: What was entered.
  ///   - isFirst: Whether nothing of it was read yet; is false afterwards.
  /// - Returns: Whether there is another one.
  /// - Throws: `SessionFileError` where something else stands there.
  mutating func next(
    in bracket: JSONBracket, isFirst: inout Bool,
  ) throws(SessionFileError) -> Bool {
    skipSpace()
    if current == bracket.closing {
      position += 1
      return false
    }
    if isFirst {
      isFirst = false
      return true
    }
    guard current == 0x2C else {
      throw fault(
        .syntax, expected: bracket.separatorOrEnd,
        remedy: position < bytes.count ? "check what stands before it" : "the line is cut off")
    }
    position += 1
    skipSpace()
    return true
  }

  /// Reads a member's key and the colon after it; the position is then that of the value.
  ///
  /// - Returns: The key.
  mutating func readKey() throws(SessionFileError) -> ExactText {
    guard current == 0x22 else { throw noKey() }
    let key = try readText()
    try passColon()
    return key
  }

  /// Passes over the colon after a key.
  mutating func passColon() throws(SessionFileError) {
    skipSpace()
    guard current == 0x3A else {
      throw fault(.syntax, expected: "\":\" after the key", remedy: "give the key a value")
    }
    position += 1
    skipSpace()
  }

  /// The fault of something that is no key.
  func noKey() -> SessionFileError {
    fault(.syntax, expected: "a key in double quotes", remedy: "write keys in double quotes")
  }
}
