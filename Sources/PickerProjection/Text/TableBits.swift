/// Reads a packed table: numbers of so many bits, as the digits of Base64.
///
/// The tables are text because an array literal of the same size takes the compiler minutes.
struct TableBits {
  private var digits: String.UTF8View.Iterator
  private var held: UInt32 = 0
  private var heldBits = 0

  init(_ digits: String) {
    self.digits = digits.utf8.makeIterator()
  }

  /// Reads the next number.
  ///
  /// - Parameter width: How many bits it has, at most 26.
  /// - Returns: The number.
  mutating func next(_ width: Int) -> Int {
    while heldBits < width {
      guard let digit = digits.next() else {
        preconditionFailure("a packed table ends in a number of \(width) bits")
      }
      held = held << 6 | Self.value(digit)
      heldBits += 6
    }
    heldBits -= width
    return Int(held >> UInt32(heldBits) & (1 << UInt32(width) - 1))
  }

  private static func value(_ digit: UInt8) -> UInt32 {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}
