extension [UInt8] {
  /// Appends a text as a JSON string, in the one form that list columns have.
  mutating func append(json text: String) { append(json: text.utf8) }

  /// Appends the UTF-8 of a text as a JSON string, in the one form that list columns have.
  mutating func append(json text: some Collection<UInt8>) {
    append(UInt8(ascii: "\""))
    defer { append(UInt8(ascii: "\"")) }
    let isPlain = text.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return append(contentsOf: text) }
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 10: append(escape: UInt8(ascii: "n"))
      case 13: append(escape: UInt8(ascii: "r"))
      case 9: append(escape: UInt8(ascii: "t"))
      case 0..<0x20:
        append(escape: UInt8(ascii: "u"))
        append(contentsOf: "00".utf8)
        append(byte < 16 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
        append(contentsOf: String(byte & 15, radix: 16).utf8)
      default: append(byte)
      }
    }
  }

  private mutating func append(escape letter: UInt8) {
    append(UInt8(ascii: "\\"))
    append(letter)
  }
}
