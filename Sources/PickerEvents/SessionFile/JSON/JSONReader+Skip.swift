extension JSONReader {
  /// Passes over any value and checks that it is well formed.
  ///
  /// - Parameter depth: How many lists and objects it stands in.
  /// - Throws: `SessionFileError` where something else stands there.
  /// - Complexity: O(bytes).
  mutating func skipValue(depth: Int) throws(SessionFileError) {
    skipSpace()
    switch current {
    case 0x22: _ = try skipText()
    case 0x7B:
      try descend(depth)
      var isFirst = true
      while try next(in: .object, isFirst: &isFirst) {
        guard current == 0x22 else { throw noKey() }
        _ = try skipText()
        try passColon()
        try skipValue(depth: depth + 1)
      }
    case 0x5B:
      try descend(depth)
      var isFirst = true
      while try next(in: .list, isFirst: &isFirst) { try skipValue(depth: depth + 1) }
    case 0x2D, 0x30...0x39: _ = try readNumber()
    case 0x74, 0x66: _ = try readBool()
    case 0x6E: try readNull()
    default: throw noValue()
    }
  }

  /// Reads `true` or `false`.
  ///
  /// - Returns: Which.
  mutating func readBool() throws(SessionFileError) -> Bool {
    switch current {
    case 0x74 where pass("true"): return true
    case 0x66 where pass("false"): return false
    case 0x74, 0x66: throw noValue()
    default: throw wrongType(expected: "true or false")
    }
  }

  /// Reads `null`.
  mutating func readNull() throws(SessionFileError) {
    guard pass("null") else { throw noValue() }
  }

  /// Whether the next value is `null`; it is passed over if so.
  ///
  /// - Returns: Whether it was.
  mutating func passNull() -> Bool { current == 0x6E && pass("null") }

  /// The fault of something that begins no value.
  func noValue() -> SessionFileError {
    fault(
      .syntax, expected: "a JSON value",
      remedy: position < bytes.count
        ? "write a text in double quotes, a number, true, false, null, a list or an object"
        : "the line is cut off")
  }

  private mutating func descend(_ depth: Int) throws(SessionFileError) {
    guard depth < Self.depthLimit else {
      throw fault(
        .depth, found: "more than \(Self.depthLimit) lists and objects in each other",
        expected: "at most \(Self.depthLimit)", remedy: "nothing here is nested that deeply")
    }
    position += 1
  }

  private mutating func pass(_ word: String) -> Bool {
    let letters = word.utf8
    guard bytes[position...].starts(with: letters) else { return false }
    // A longer word, such as `nullx`, is found out by whatever reads on.
    position += letters.count
    return true
  }
}
