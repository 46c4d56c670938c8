extension JSONReader {
  /// Reads a text.
  ///
  /// - Parameter expected: What to say is expected where something else stands.
  /// - Returns: The text, exactly as escaped or not.
  /// - Throws: `SessionFileError` where something else stands there.
  /// - Complexity: O(bytes); one allocation where nothing is escaped.
  mutating func readText(expected: String = "a text") throws(SessionFileError) -> ExactText {
    guard current == 0x22 else { throw wrongType(expected: expected) }
    let first = position + 1
    let isEscaped = try skipText()
    let content = first..<(position - 1)
    guard isEscaped else {
      return ExactText(String(decoding: bytes[content], as: UTF8.self))
    }
    return ExactText(String(decoding: unescaped(content), as: UTF8.self))
  }

  /// Passes over a text and checks every byte of it.
  ///
  /// - Returns: Whether something in it is escaped.
  mutating func skipText() throws(SessionFileError) -> Bool {
    var isEscaped = false
    position += 1
    while true {
      position = bytes.passPlain(from: position)
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == 0x22 {
        position += 1
        return isEscaped
      } else if byte == 0x5C {
        isEscaped = true
        try skipEscape()
      } else if byte >= 0x80 {
        try skipScalar()
      } else if byte >= 0x20 {
        position += 1
      } else {
        throw fault(
          .syntax, expected: "text without raw control characters",
          remedy: "write it as an escape, such as \\n or \\u0000")
      }
    }
    throw fault(.syntax, expected: "a closing double quote", remedy: "the line is cut off")
  }

  /// Passes over an escape; the position is that of the backslash.
  private mutating func skipEscape() throws(SessionFileError) {
    let escape = position
    position += 1
    switch current {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      position += 1
    case 0x75:
      position += 1
      let unit = try readUnit(escape)
      if unit & 0xFC00 == 0xDC00 { throw loneSurrogate(escape) }
      guard unit & 0xFC00 == 0xD800 else { return }
      guard current == 0x5C, position + 1 < bytes.count, bytes[position + 1] == 0x75 else {
        throw loneSurrogate(escape)
      }
      position += 2
      let low = try readUnit(escape)
      guard low & 0xFC00 == 0xDC00 else { throw loneSurrogate(escape) }
    default:
      throw fault(
        .syntax, at: position < bytes.count ? escape : position,
        expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX",
        remedy: "write a backslash itself as \\\\")
    }
  }

  /// Reads four hexadecimal digits.
  private mutating func readUnit(_ escape: Int) throws(SessionFileError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Self.hexadecimal(current) else {
        throw fault(
          .syntax, at: position < bytes.count ? escape : position,
          expected: "four hexadecimal digits after \\u", remedy: "complete the escape")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private func loneSurrogate(_ escape: Int) -> SessionFileError {
    fault(
      .encoding, at: escape, found: "half a surrogate pair",
      expected: "both halves, \\uD800-\\uDBFF and \\uDC00-\\uDFFF",
      remedy: "write the character itself")
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// Carries out the escapes of a text that was passed over before.
  private func unescaped(_ content: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var at = content.lowerBound
    while at < content.upperBound {
      let byte = bytes[at]
      guard byte == 0x5C else {
        result.append(byte)
        at += 1
        continue
      }
      let letter = bytes[at + 1]
      at += 2
      switch letter {
      case 0x62: result.append(0x08)
      case 0x66: result.append(0x0C)
      case 0x6E: result.append(0x0A)
      case 0x72: result.append(0x0D)
      case 0x74: result.append(0x09)
      case 0x75:
        var scalar = unit(at)
        at += 4
        if scalar & 0xFC00 == 0xD800 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + unit(at + 2) & 0x3FF
          at += 6
        }
        Self.append(scalar, to: &result)
      default: result.append(letter)
      }
    }
    return result
  }

  private func unit(_ at: Int) -> UInt32 {
    var unit: UInt32 = 0
    for place in at..<(at + 4) { unit = unit << 4 | UInt32(Self.hexadecimal(bytes[place]) ?? 0) }
    return unit
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80:
      bytes.append(UInt8(scalar))
    case 0x80..<0x800:
      bytes.append(0xC0 | UInt8(scalar >> 6))
      bytes.append(tail(0))
    case 0x800..<0x10000:
      bytes.append(0xE0 | UInt8(scalar >> 12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    default:
      bytes.append(0xF0 | UInt8(scalar >> 18))
      bytes.append(tail(12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    }
  }
}
