extension Needle {
  /// How many bytes are looked at together at most, and so how many must follow the last of the
  /// bytes that are searched.
  static let apron = 64

  /// The first place at which the word stands in a range of bytes; nil where it does not.
  ///
  /// `unsafe`, because this loop is what a keystroke costs: it reads blocks of bytes where they lie,
  /// without asking each time whether they are inside.
  ///
  /// - Parameters:
  ///   - texts: The bytes; `apron` more of them can be read behind the range.
  ///   - start: Where the range begins.
  ///   - end: Where it ends: the word is all before it.
  /// - Complexity: O(bytes), where few places look like the word.
  @inline(__always)
  func first(in texts: UnsafeRawPointer, from start: Int, to end: Int) -> Int? {
    let last = end &- bytes.count
    var place = start
    while place <= last {
      // Most bytes are far from any hit: four blocks are asked at once.
      if place &+ 64 <= last, unsafe !mayBegin(in: texts, at: place) {
        place &+= 64
        continue
      }
      let block = unsafe begins(in: texts, at: place)
      if let hit = unsafe firstHit(in: texts, block.low, at: place, upTo: last) { return hit }
      if let hit = unsafe firstHit(in: texts, block.high, at: place &+ 8, upTo: last) { return hit }
      place &+= 16
    }
    return nil
  }

  /// Whether the word may begin at one of 64 places.
  @inline(__always)
  private func mayBegin(
    in texts: UnsafeRawPointer, at place: Int,
  ) -> Bool {
    let rares = unsafe texts.loadUnaligned(
      fromByteOffset: place &+ rare.place, as: SIMD64<UInt8>.self)
    let others = unsafe texts.loadUnaligned(
      fromByteOffset: place &+ other.place, as: SIMD64<UInt8>.self)
    let both =
      (rares .== SIMD64(repeating: rare.byte)) .& (others .== SIMD64(repeating: other.byte))
    // A lane of a mask is all ones or all zeros, so the mask is as good as eight numbers.
    let words = unsafe unsafeBitCast(both, to: SIMD8<UInt64>.self)
    let four = words.lowHalf | words.highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] != 0
  }

  /// At which of 16 places the word may begin: one byte a place, all ones or all zeros, the first
  /// one lowest.
  @inline(__always)
  private func begins(
    in texts: UnsafeRawPointer, at place: Int,
  ) -> (low: UInt64, high: UInt64) {
    let rares = unsafe texts.loadUnaligned(
      fromByteOffset: place &+ rare.place, as: SIMD16<UInt8>.self)
    let others = unsafe texts.loadUnaligned(
      fromByteOffset: place &+ other.place, as: SIMD16<UInt8>.self)
    let both =
      (rares .== SIMD16(repeating: rare.byte)) .& (others .== SIMD16(repeating: other.byte))
    let words = unsafe unsafeBitCast(both, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }

  /// The first of eight places that looked like the word and at which it stands.
  @inline(__always)
  private func firstHit(
    in texts: UnsafeRawPointer, _ places: UInt64, at start: Int, upTo last: Int,
  ) -> Int? {
    var places = places
    while places != 0 {
      let lane = places.trailingZeroBitCount &>> 3
      let place = start &+ lane
      guard place <= last else { return nil }
      if unsafe stands(in: texts, at: place) { return place }
      places &= ~(0xFF &<< UInt64(truncatingIfNeeded: lane &<< 3))
    }
    return nil
  }

  /// Whether all of the word stands at a place.
  @inline(__always)
  private func stands(in texts: UnsafeRawPointer, at place: Int) -> Bool {
    let found = unsafe texts.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    guard (UInt64(littleEndian: found) ^ head) & headMask == 0 else { return false }
    guard bytes.count > 8 else { return true }
    return unsafe tailStands(in: texts, at: place)
  }

  /// Whether what follows the first eight bytes of the word stands behind a place.
  private func tailStands(in texts: UnsafeRawPointer, at place: Int) -> Bool {
    unsafe bytes.withUnsafeBytes { word in
      var offset = 8
      while offset &+ 8 <= word.count {
        let found = unsafe texts.loadUnaligned(fromByteOffset: place &+ offset, as: UInt64.self)
        let wanted = unsafe word.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        guard found == wanted else { return false }
        offset &+= 8
      }
      // The last eight bytes; some of them were compared before.
      offset = word.count &- 8
      let found = unsafe texts.loadUnaligned(fromByteOffset: place &+ offset, as: UInt64.self)
      let wanted = unsafe word.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return found == wanted
    }
  }
}
