/// The 8-byte digest of a picker's whole state after an event (Documentation/Receipt.md).
public struct Receipt: Hashable, Sendable {
  /// The digest.
  public let value: UInt64

  /// Wraps a digest.
  ///
  /// - Parameter value: The digest.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// The digest as 16 lower-case hexadecimal digits.
  public var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Reads 16 lower-case hexadecimal digits; anything else gives nil.
  ///
  /// - Parameter hex: The text to read.
  public init?(hex: ExactText) {
    let bytes = hex.string.utf8
    guard bytes.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt64(byte - 0x30)
      case 0x61...0x66: value = value << 4 | UInt64(byte - 0x61 + 10)
      default: return nil
      }
    }
    self.value = value
  }
}
