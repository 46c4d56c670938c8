/// What a scalar folds to, in one word: up to seven bytes, or where more of them are.
struct FoldedText: Sendable {
  /// The longest one there is takes 33 bytes.
  static let longest = 33

  /// That of a scalar that stays as it is.
  static let same = FoldedText(word: 1 << 62)

  /// The bytes from the lowest one upwards, and their number in the highest byte; of a rare text the
  /// place among the long ones, and the number in the byte below.
  private(set) var word: UInt64

  private init(word: UInt64) {
    self.word = word
  }

  /// A text without its bytes.
  ///
  /// - Parameters:
  ///   - count: How many bytes it has.
  ///   - isOrdered: Whether a mark in it has a place in an order.
  ///   - offset: Where it begins among the long texts, if it is rare.
  init(count: Int, isOrdered: Bool, offset: Int) {
    if count > 7 || isOrdered {
      word = 1 << 63 | (isOrdered ? 1 << 61 : 0) | UInt64(count) << 48 | UInt64(offset)
    } else {
      word = UInt64(count) << 56
    }
  }

  /// Whether the scalar stays as it is; then there is no text.
  @inline(__always)
  var isSame: Bool { word == 1 << 62 }

  /// Whether the bytes are among the long texts: there are more than seven, or a mark in them has a
  /// place in an order.
  @inline(__always)
  var isRare: Bool { word >> 63 == 1 }

  /// How many bytes one has that is not rare.
  @inline(__always)
  var count: Int { Int(word >> 56) }

  /// Where a rare one is among the long texts.
  var place: Range<Int> {
    let offset = Int(word & 0xFFFF)
    return offset..<offset + Int(word >> 48 & 0xFF)
  }

  /// Whether a mark in a rare one has a place in an order.
  var isOrdered: Bool { word >> 61 & 1 == 1 }

  /// Sets one byte of one that is not rare.
  mutating func set(_ byte: UInt8, at place: Int) {
    word |= UInt64(byte) << UInt64(place * 8)
  }
}
