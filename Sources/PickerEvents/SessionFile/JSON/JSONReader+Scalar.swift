extension JSONReader {
  /// Passes over one scalar of two to four bytes (the Unicode Standard, table 3-7).
  ///
  /// Overlong forms, surrogates, and whatever lies beyond U+10FFFF are faults.
  mutating func skipScalar() throws(SessionFileError) {
    let lead = bytes[position]
    let second: ClosedRange<UInt8>
    let count: Int
    switch lead {
    case 0xC2...0xDF: (second, count) = (0x80...0xBF, 2)
    case 0xE0: (second, count) = (0xA0...0xBF, 3)
    case 0xED: (second, count) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, count) = (0x80...0xBF, 3)
    case 0xF0: (second, count) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, count) = (0x80...0xBF, 4)
    case 0xF4: (second, count) = (0x80...0x8F, 4)
    default: throw notUTF8()
    }
    guard position + count <= bytes.count, second ~= bytes[position + 1] else { throw notUTF8() }
    for place in (position + 2)..<(position + max(count, 2)) {
      guard bytes[place] & 0xC0 == 0x80 else { throw notUTF8() }
    }
    position += count
  }

  private func notUTF8() -> SessionFileError {
    fault(
      .encoding, found: "byte \(JSONExcerpt.hexadecimal(bytes[position]))",
      expected: "UTF-8", remedy: "save the file as UTF-8")
  }
}
