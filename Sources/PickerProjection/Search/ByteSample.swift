/// How common each byte is among some bytes, told by a few of them.
///
/// What is rare depends on the writing: the first bytes of Cyrillic letters are all the same. So it
/// is asked of the texts themselves, at each query anew: there is nothing to keep up to date.
struct ByteSample: Sendable {
  /// How many bytes are looked at, at most.
  static let size = 512

  /// Empty where no byte was looked at.
  private var counts: [UInt16] = []

  /// Looks at nothing: all bytes are alike.
  init() {}

  /// Looks at bytes in equal steps.
  ///
  /// - Complexity: O(1).
  init(of bytes: [UInt8]) {
    counts = [UInt16](repeating: 0, count: 256)
    let step = Swift.max(1, bytes.count / Self.size)
    var place = 0
    for _ in 0..<Swift.min(Self.size, bytes.count) {
      counts[Int(bytes[place])] &+= 1
      place &+= step
    }
  }

  /// How often a byte was met.
  subscript(byte: UInt8) -> Int { counts.isEmpty ? 0 : Int(counts[Int(byte)]) }
}
