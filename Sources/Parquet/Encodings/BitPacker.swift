/// Puts numbers of some bits each one behind the other, the lowest bit first.
struct BitPacker {
  private var word: UInt64 = 0
  private var filled = 0

  /// Appends a number that has no bits beyond `width`.
  @inline(always)
  mutating func put(_ value: UInt64, width: Int, to bytes: inout [UInt8]) {
    word |= value &<< UInt64(filled)
    filled += width
    guard filled >= 64 else { return }
    bytes.appendLow(word, bytes: 8)
    filled -= 64
    word = filled == 0 ? 0 : value &>> UInt64(width - filled)
  }

  /// Appends what is left, filled up with zeros to whole bytes.
  mutating func finish(to bytes: inout [UInt8]) {
    bytes.appendLow(word, bytes: (filled + 7) / 8)
    word = 0
    filled = 0
  }
}
