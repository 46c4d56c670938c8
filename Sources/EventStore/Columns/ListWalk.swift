internal import PickerEvents

/// Walks over a JSON list that is only counted; what `JSONListReader` refuses it does not pass.
struct ListWalk {
  private let json: ArraySlice<UInt8>
  private var place: Int

  private static let limits = LimitKind.allCases.map { Array("\"\($0.name)\"".utf8) }

  init(_ json: ArraySlice<UInt8>) {
    self.json = json
    place = json.startIndex
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { place == json.endIndex }

  /// Passes a byte, where it comes next.
  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard place < json.endIndex, json[place] == byte else { return false }
    place += 1
    return true
  }

  /// Passes a text with its quotes.
  @inline(__always)
  mutating func skipText() -> Bool {
    guard skip(UInt8(ascii: "\"")) else { return false }
    while place < json.endIndex {
      let byte = json[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return true }
      guard byte >= 0x20, byte != UInt8(ascii: "\\") || skipEscape() else { return false }
    }
    return false
  }

  /// Passes the name of a limit with its quotes.
  mutating func skipLimit() -> Bool {
    for limit in Self.limits where json[place...].starts(with: limit) {
      place += limit.count
      return true
    }
    return false
  }

  /// Passes what stands behind a backslash.
  private mutating func skipEscape() -> Bool {
    guard place < json.endIndex else { return false }
    let letter = json[place]
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      // Only control characters are written so.
      guard skip(UInt8(ascii: "0")), skip(UInt8(ascii: "0")) else { return false }
      guard skip(UInt8(ascii: "0")) || skip(UInt8(ascii: "1")), place < json.endIndex,
        json[place].hexadecimal != nil
      else { return false }
      place += 1
      return true
    default: return false
    }
  }
}
