internal import PickerEvents

/// Reads the three shapes of JSON that list columns hold, and nothing else.
struct JSONListReader {
  private let bytes: [UInt8]
  private let column: StaticString
  private var place = 0

  init(_ bytes: [UInt8], column: StaticString) {
    self.bytes = bytes
    self.column = column
  }

  /// Reads an array of texts, to the end.
  mutating func texts() throws(StoreError) -> [String] {
    var list: [String] = []
    try take(UInt8(ascii: "["))
    repeat { list.append(try text()) } while skip(UInt8(ascii: ","))
    try take(UInt8(ascii: "]"))
    try end()
    return list
  }

  /// Reads an array of items, each an id or an id and a title, to the end.
  mutating func titledItems() throws(StoreError) -> [(id: String, title: String?)] {
    var list: [(id: String, title: String?)] = []
    try take(UInt8(ascii: "["))
    repeat {
      try take(UInt8(ascii: "["))
      let id = try text()
      list.append((id, skip(UInt8(ascii: ",")) ? try text() : nil))
      try take(UInt8(ascii: "]"))
    } while skip(UInt8(ascii: ","))
    try take(UInt8(ascii: "]"))
    try end()
    return list
  }

  /// Reads an array of evictions, each an item and a limit, to the end.
  mutating func evictions() throws(StoreError) -> [Eviction] {
    var list: [Eviction] = []
    try take(UInt8(ascii: "["))
    repeat {
      try take(UInt8(ascii: "["))
      let item = ItemID(try text())
      try take(UInt8(ascii: ","))
      list.append(Eviction(item: item, limit: try limit()))
      try take(UInt8(ascii: "]"))
    } while skip(UInt8(ascii: ","))
    try take(UInt8(ascii: "]"))
    try end()
    return list
  }

  private mutating func limit() throws(StoreError) -> LimitKind {
    // Both names are ASCII, so that equal strings have equal bytes.
    switch try text() {
    case LimitKind.total.rawValue: .total
    case LimitKind.section.rawValue: .section
    default: throw broken
    }
  }

  private mutating func text() throws(StoreError) -> String {
    try take(UInt8(ascii: "\""))
    let start = place
    var isPlain = true
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] < 0x20 || bytes[place] >= 0x80 || bytes[place] == UInt8(ascii: "\\") {
        isPlain = false
        break
      }
      place += 1
    }
    if isPlain, place < bytes.count {
      defer { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    place = start
    var text: [UInt8] = []
    while true {
      let byte = try next()
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw broken }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw broken
      default: text.append(byte)
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(StoreError) {
    switch try next() {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"):
      // Only control characters are written so.
      var value: UInt8 = 0
      for digit in 0..<4 {
        guard let nibble = try next().hexadecimal, digit >= 2 || nibble == 0 else { throw broken }
        value = value << 4 | nibble
      }
      guard value < 0x20 else { throw broken }
      text.append(value)
    default: throw broken
    }
  }

  private mutating func next() throws(StoreError) -> UInt8 {
    guard place < bytes.count else { throw broken }
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func take(_ byte: UInt8) throws(StoreError) {
    guard skip(byte) else { throw broken }
  }

  private func end() throws(StoreError) {
    guard place == bytes.count else { throw broken }
  }

  private var broken: StoreError { Self.broken(column) }

  /// What is thrown of a column that holds something else.
  static func broken(_ column: StaticString) -> StoreError {
    .damage("column \(column) does not hold a list in the form that a log has")
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII, as a log writes it.
  var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
