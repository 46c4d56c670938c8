/// Shows a piece of a line in a message: short, on one line, and without effect on a terminal.
enum JSONExcerpt {
  /// How many scalars are shown.
  private static let limit = 32

  /// Says what value, or what else, stands at a place.
  ///
  /// - Parameters:
  ///   - offset: The place.
  ///   - bytes: The line.
  /// - Returns: Such as `text "abc"` or `number 12`.
  static func value(at offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end of the line" }
    switch bytes[offset] {
    case 0x22:
      var end = offset + 1
      while end < bytes.count, bytes[end] != 0x22 { end += bytes[end] == 0x5C ? 2 : 1 }
      return "text " + quoted(bytes[(offset + 1)..<min(end, bytes.count)])
    case 0x7B: return "an object"
    case 0x5B: return "a list"
    case 0x2D, 0x30...0x39: return "number " + word(at: offset, in: bytes)
    case 0x41...0x5A, 0x61...0x7A: return word(at: offset, in: bytes)
    case 0x80...: return quoted(bytes[offset..<min(offset + 4, bytes.count)].prefix(while: isHigh))
    case let byte: return quoted([byte][...])
    }
  }

  /// Writes a byte as C does.
  ///
  /// - Parameter byte: Any.
  /// - Returns: Such as `0x0A`.
  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return (byte < 16 ? "0x0" : "0x") + digits
  }

  /// Puts a piece of text between double quotes.
  ///
  /// - Parameter bytes: The piece; where it is not UTF-8 it is repaired.
  /// - Returns: Its beginning, with an ellipsis where it is longer.
  static func quoted(_ bytes: ArraySlice<UInt8>) -> String { "\"\(bare(bytes))\"" }

  /// Shows a piece of text.
  ///
  /// - Parameter bytes: The piece; where it is not UTF-8 it is repaired.
  /// - Returns: Its beginning, with an ellipsis where it is longer.
  static func bare(_ bytes: ArraySlice<UInt8>) -> String {
    // Four bytes a scalar are enough; the rest of a long text is not even looked at.
    let text = String(decoding: bytes.prefix(limit * 4 + 4), as: UTF8.self)
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return shown + "…" }
      if isHarmless(scalar.value) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
      count += 1
    }
    return shown
  }

  /// Whether a scalar neither moves a cursor nor turns the direction of writing.
  private static func isHarmless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      false
    default: true
    }
  }

  private static func isHigh(_ byte: UInt8) -> Bool { byte >= 0x80 }

  private static func word(at offset: Int, in bytes: [UInt8]) -> String {
    bare(
      bytes[offset...].prefix { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
        default: false
        }
      })
  }
}

extension JSONExcerpt {
  /// Puts a text between double quotes.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its beginning, with an ellipsis where it is longer.
  static func quoted(_ text: ExactText) -> String {
    quoted(Array(text.string.utf8.prefix(limit * 4 + 4))[...])
  }
}
