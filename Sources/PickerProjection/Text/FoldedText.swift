/// What a scalar folds to, in one word: up to seven bytes, or where more of them are.
struct FoldedText: Sendable {
  /// The longest one there is takes 33 bytes.
  static let longest = 33

  /// The bytes from the lowest one upwards, or a place among the long texts; the number of bytes
  /// and the mark of order are in the highest byte.
  private(set) var word: UInt64 = 0

  init() {}

  init(count: Int, isOrdered: Bool, offset: Int) {
    word = UInt64(count) << 56 | (isOrdered ? 1 << 63 : 0)
    if isLong { word |= UInt64(offset) }
  }

  /// How many bytes it has.
  @inline(__always)
  var count: Int { Int(word >> 56 & 0x7F) }

  /// Whether a mark in it has a place in an order.
  @inline(__always)
  var isOrdered: Bool { word >> 63 == 1 }

  /// Whether the bytes are among the long texts.
  @inline(__always)
  var isLong: Bool { count > 7 }

  /// Where a long one begins among the long texts.
  var offset: Int { Int(word & 0xFFFF) }

  /// Sets one byte of a short one.
  mutating func set(_ byte: UInt8, at place: Int) {
    word |= UInt64(byte) << UInt64(place * 8)
  }
}
