internal import EventStore

extension [UInt8] {
  /// Adds a whole number.
  mutating func append(decimal value: Int64) {
    if value >= 0, value < 10 {
      append(0x30 + UInt8(truncatingIfNeeded: value))
    } else {
      append(contentsOf: String(value).utf8)
    }
  }

  /// Adds `true` or `false`.
  mutating func append(flag value: Int64) {
    append(contentsOf: value == 0 ? "false".utf8 : "true".utf8)
  }

  /// Adds a text as a JSON string; only what must be escaped is.
  mutating func append(jsonText cells: TextCells, _ row: Int) {
    append(UInt8(ascii: "\""))
    let text = cells[row]
    if text.contains(where: Self.needsEscape) {
      for byte in text {
        if Self.needsEscape(byte) { append(escaped: byte) } else { append(byte) }
      }
    } else {
      append(contentsOf: text)
    }
    append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func append(escaped byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    default:
      append(contentsOf: "u00".utf8)
      append(byte < 16 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      append(contentsOf: String(byte & 15, radix: 16).utf8)
    }
  }
}
