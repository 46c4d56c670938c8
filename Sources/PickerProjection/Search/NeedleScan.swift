/// How far the search for a word has come in a range of bytes.
struct NeedleScan {
  /// Where the 64 places begin that were looked at last.
  private(set) var block: Int
  /// At which of them the word may begin, those that are done left out.
  var places: UInt64 = 0
  private var isLooking = false

  /// Begins at a place, without looking.
  @inline(__always)
  init(at start: Int) {
    block = start
  }

  /// Goes on at a place, which is not before the last one that was found.
  ///
  /// The 64 places stay on a grid: where many are found, no place is looked at twice.
  ///
  /// - Parameters:
  ///   - start: The place.
  ///   - look: Looks at 64 places; asked only where the last 64 are done.
  @inline(__always)
  mutating func move(to start: Int, look: (Int) -> UInt64) {
    let passed = start &- block
    if passed >= 64 || !isLooking {
      isLooking = true
      block = block &+ (passed & ~63)
      places = look(block)
    }
    places &= ~0 &<< UInt64(truncatingIfNeeded: passed & 63)
  }

  /// Looks at the next 64 places.
  @inline(__always)
  mutating func moveOn(look: (Int) -> UInt64) {
    block = block &+ 64
    places = look(block)
  }
}
