/// The form of a scalar of two to four bytes (the Unicode Standard, table 3-7).
enum ScalarForm {
  /// Measures one.
  ///
  /// - Parameters:
  ///   - bytes: The line.
  ///   - place: Where its first byte is.
  /// - Returns: How many bytes it has; nil for overlong forms, surrogates, whatever lies beyond
  ///   U+10FFFF, and one that is cut off.
  static func count(in bytes: [UInt8], at place: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let count: Int
    switch bytes[place] {
    case 0xC2...0xDF: (second, count) = (0x80...0xBF, 2)
    case 0xE0: (second, count) = (0xA0...0xBF, 3)
    case 0xED: (second, count) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, count) = (0x80...0xBF, 3)
    case 0xF0: (second, count) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, count) = (0x80...0xBF, 4)
    case 0xF4: (second, count) = (0x80...0x8F, 4)
    default: return nil
    }
    guard place + count <= bytes.count, second ~= bytes[place + 1] else { return nil }
    for tail in (place + 2)..<(place + max(count, 2)) {
      guard bytes[tail] & 0xC0 == 0x80 else { return nil }
    }
    return count
  }
}
