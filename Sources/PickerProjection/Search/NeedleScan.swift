/// How far the search for a word has come in a range of bytes.
struct NeedleScan {
  /// Where the 64 places begin that were looked at last; before the first look, far away.
  var block = -64
  /// At which of them the word may begin, those that are done left out.
  var places: UInt64 = 0

  /// Goes on at a place, which is not before the last one that was found.
  ///
  /// - Parameters:
  ///   - start: The place.
  ///   - look: Looks at 64 places; asked only where the last 64 are done.
  @inline(__always)
  mutating func move(to start: Int, look: (Int) -> UInt64) {
    let passed = start &- block
    if passed < 64 {
      places &= ~0 &<< UInt64(truncatingIfNeeded: passed)
    } else {
      block = start
      places = look(start)
    }
  }
}
