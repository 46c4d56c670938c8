/// The least and the greatest of texts in an arena, by their bytes.
struct Extremes {
  private var least: Range<Int>?
  private var greatest: Range<Int>?

  /// Takes one more text.
  mutating func take(_ text: Range<Int>, of bytes: [UInt8]) {
    guard let least, let greatest else {
      least = text
      greatest = text
      return
    }
    if Self.precedes(text, least, in: bytes) {
      self.least = text
    } else if Self.precedes(greatest, text, in: bytes) {
      self.greatest = text
    }
  }

  /// The bounds of the texts of two arenas, of which one may have none.
  static func bounds(
    _ left: Extremes, of leftBytes: [UInt8], _ right: Extremes, of rightBytes: [UInt8],
  ) -> Bounds {
    let lows = [left.least.map { leftBytes[$0] }, right.least.map { rightBytes[$0] }]
    let highs = [left.greatest.map { leftBytes[$0] }, right.greatest.map { rightBytes[$0] }]
    return Bounds(
      least: lows.compactMap { $0 }.min { $0.lexicographicallyPrecedes($1) } ?? [],
      greatest: highs.compactMap { $0 }.max { $0.lexicographicallyPrecedes($1) } ?? [])
  }

  private static func precedes(_ left: Range<Int>, _ right: Range<Int>, in bytes: [UInt8]) -> Bool {
    let span = bytes.span
    for offset in 0..<min(left.count, right.count) {
      let one = span[left.lowerBound + offset]
      let other = span[right.lowerBound + offset]
      if one != other { return one < other }
    }
    return left.count < right.count
  }
}
