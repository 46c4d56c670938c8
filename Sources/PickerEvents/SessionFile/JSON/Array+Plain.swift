extension [UInt8] {
  /// Eight bytes at once, the first in the lowest place.
  ///
  /// The bounds are checked once for all eight, and the loop becomes one load.
  ///
  /// - Parameter place: Where the first is.
  /// - Returns: The bytes; 0 stands for those that lie behind the end.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    guard place >= 0, place <= count &- 8 else { return lastWord(at: place) }
    var word: UInt64 = 0
    for offset in 0..<8 {
      word |= UInt64(self[place &+ offset]) << UInt64(offset &* 8)
    }
    return word
  }

  @inline(never)
  private func lastWord(at place: Int) -> UInt64 {
    var word: UInt64 = 0
    for offset in 0..<8 where place + offset < count {
      word |= UInt64(self[place + offset]) << UInt64(offset * 8)
    }
    return word
  }

  /// Passes over letters of a JSON text that need no further look: ASCII that is neither a quote
  /// nor a backslash nor a control character.
  ///
  /// - Parameter start: Where to begin.
  /// - Returns: A place behind some of them. The last few before the end of all bytes may be left.
  /// - Complexity: O(letters), eight at a time.
  @inline(__always)
  func passPlain(from start: Int) -> Int {
    var place = start
    while place <= count &- 8 {
      let word = word(at: place)
      let quotes = Self.zeros(in: word ^ 0x2222_2222_2222_2222)
      let backslashes = Self.zeros(in: word ^ 0x5C5C_5C5C_5C5C_5C5C)
      let controls = (word &- 0x2020_2020_2020_2020) & ~word & Self.highBits
      let others = quotes | backslashes | controls | word & Self.highBits
      guard others == 0 else { return place &+ others.trailingZeroBitCount / 8 }
      place &+= 8
    }
    return place
  }

  /// Marks the bytes of a word that are 0, each with its highest bit.
  ///
  /// The lowest mark is right; above it, a borrow may have put one that is not.
  @inline(__always)
  static func zeros(in word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & highBits
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}
