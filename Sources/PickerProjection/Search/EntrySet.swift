/// A set of entries as bits.
struct EntrySet: Sendable {
  private var words: [UInt64]

  /// Makes a set of entries in any order.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - count: How many there can be.
  init(_ entries: [Int32], of count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for entry in entries { words[Int(entry) / 64] |= 1 << UInt64(entry % 64) }
  }

  /// Makes a set of entries that ascend; nil where they do not.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - count: How many there can be.
  init?(ascending entries: [Int32], of count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    var last: Int32 = -1
    for entry in entries {
      guard entry > last else { return nil }
      last = entry
      words[Int(entry) / 64] |= 1 << UInt64(entry % 64)
    }
  }

  /// Whether an entry is among them.
  @inline(__always)
  func contains(_ entry: Int32) -> Bool {
    words[Int(entry) / 64] & 1 << UInt64(entry % 64) != 0
  }

  /// The entries, ascending.
  ///
  /// - Parameter capacity: How many there are.
  /// - Returns: The entries, ascending.
  func ascending(capacity: Int) -> [Int32] {
    var entries: [Int32] = []
    entries.reserveCapacity(capacity)
    for (place, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        entries.append(Int32(truncatingIfNeeded: place &* 64 &+ rest.trailingZeroBitCount))
        rest &= rest &- 1
      }
    }
    return entries
  }
}
