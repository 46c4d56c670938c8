/// Writes numbers and bytes in the form of a snapshot.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number in as many groups of seven bits as it has, the lowest first (LEB128).
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a number that is never negative.
  mutating func write(_ number: Int) { write(UInt64(number)) }

  /// Writes a number that may be negative, so that a small one of either sign stays short.
  mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  /// Writes a digest, whose bits are all used.
  mutating func write(digest: UInt64) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: digest >> (UInt64(shift) * 8))) }
  }

  /// Writes bytes, after their number.
  mutating func write(_ content: some Collection<UInt8>) {
    write(content.count)
    bytes.append(contentsOf: content)
  }
}
