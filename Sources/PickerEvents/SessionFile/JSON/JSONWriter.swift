/// Writes JSON: compact, in UTF-8, with as few escapes as the grammar allows.
///
/// Commas are put in by themselves; whether brackets match and keys stand in objects is up to the
/// caller.
public struct JSONWriter: Sendable {
  /// What was written so far.
  public internal(set) var bytes: [UInt8]
  /// Whether a comma must come before the next key or element.
  private var needsComma: Bool = false

  /// Begins with no bytes, or behind others.
  ///
  /// - Parameter bytes: What stands before.
  public init(after bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Opens an object.
  public mutating func beginObject() { open(.object) }

  /// Closes an object.
  public mutating func endObject() { close(.object) }

  /// Opens a list.
  public mutating func beginList() { open(.list) }

  /// Closes a list.
  public mutating func endList() { close(.list) }

  /// Writes a member's key.
  ///
  /// - Parameter key: Any text.
  public mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Writes a text.
  ///
  /// - Parameter value: Any text.
  public mutating func text(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a text.
  ///
  /// - Parameter value: Any text.
  public mutating func text(_ value: ExactText) { text(value.string) }

  /// Writes a whole number; one beyond 2^53 as a text, because a JavaScript reader would round it.
  ///
  /// - Parameter value: Any number.
  public mutating func number(_ value: Int64) {
    separate()
    let isExact = value.magnitude <= JSONReader.exactLimit
    if !isExact { bytes.append(0x22) }
    bytes.append(contentsOf: String(value).utf8)
    if !isExact { bytes.append(0x22) }
  }

  /// Writes a whole number; one beyond 2^53 as a text, because a JavaScript reader would round it.
  ///
  /// - Parameter value: Any number.
  public mutating func number(_ value: Int) { number(Int64(value)) }

  /// Writes a decimal fraction from 0 on.
  ///
  /// - Parameters:
  ///   - parts: The number without its point.
  ///   - places: How many digits stand behind the point.
  package mutating func decimal(_ parts: Int, places: Int) {
    separate()
    let digits = String(parts)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    bytes.append(contentsOf: padded.utf8.dropLast(places))
    bytes.append(0x2E)
    bytes.append(contentsOf: padded.utf8.suffix(places))
  }

  /// Writes `true` or `false`.
  ///
  /// - Parameter value: Which.
  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends a line; what comes next is a value of its own.
  public mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  private mutating func open(_ bracket: JSONBracket) {
    separate()
    bytes.append(bracket.opening)
    needsComma = false
  }

  private mutating func close(_ bracket: JSONBracket) {
    bytes.append(bracket.closing)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    if text.utf8.contains(where: Self.needsEscape) {
      for byte in text.utf8 { escape(byte) }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(0x22)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  private mutating func escape(_ byte: UInt8) {
    guard Self.needsEscape(byte) else {
      bytes.append(byte)
      return
    }
    bytes.append(0x5C)
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x08: bytes.append(0x62)
    case 0x0C: bytes.append(0x66)
    case 0x0A: bytes.append(0x6E)
    case 0x0D: bytes.append(0x72)
    case 0x09: bytes.append(0x74)
    default:
      let low = byte & 15
      bytes.append(contentsOf: [
        0x75, 0x30, 0x30, 0x30 + byte >> 4, low < 10 ? 0x30 + low : 0x61 - 10 + low,
      ])
    }
  }
}
