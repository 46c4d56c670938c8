/// A word that is looked for in folded texts.
///
/// Two of its bytes, the rarest, say where it may stand: a place is looked at closely only where
/// both of them are where they should be.
struct Needle: Sendable {
  /// The folded word; never empty, and never with the separator in it.
  let bytes: [UInt8]
  /// Where in the word its rarest byte stands, and which it is.
  let rare: (place: Int, byte: UInt8)
  /// The same of the second rarest one; the first again where the word is one byte long.
  let other: (place: Int, byte: UInt8)
  /// The first eight bytes, the first one lowest, and which bits of them count.
  let head: UInt64
  let headMask: UInt64
  /// How often the word may be met: the smaller, the rarer.
  let frequency: Int

  /// Makes a word ready.
  ///
  /// - Parameters:
  ///   - bytes: The folded word, not empty.
  ///   - sample: How common each byte is.
  init(_ bytes: [UInt8], in sample: ByteSample) {
    precondition(!bytes.isEmpty, "a word of a query has a byte")
    self.bytes = bytes
    var first = 0
    for place in bytes.indices where sample[bytes[place]] < sample[bytes[first]] { first = place }
    var second = bytes.count == 1 ? 0 : first == 0 ? 1 : 0
    for place in bytes.indices
    where place != first && sample[bytes[place]] < sample[bytes[second]] { second = place }
    rare = (first, bytes[first])
    other = (second, bytes[second])
    var head: UInt64 = 0
    for (place, byte) in bytes.prefix(8).enumerated() { head |= UInt64(byte) << UInt64(8 * place) }
    self.head = head
    headMask = bytes.count < 8 ? (1 << UInt64(8 * bytes.count)) - 1 : .max
    let both = bytes.count == 1 ? ByteSample.size : sample[bytes[second]]
    frequency = (sample[bytes[first]] + 1) * (both + 1)
  }
}
