extension Needle {
  /// How many places are looked at together, and so how many bytes must follow the last of the
  /// bytes that are searched.
  static let apron = 64

  /// The first place at which the word stands in a range of bytes; nil where it does not.
  ///
  /// - Parameters:
  ///   - texts: The bytes; `apron` more of them can be read behind the range.
  ///   - start: Where the range begins.
  ///   - end: Where it ends: the word is all before it.
  /// - Returns: The place.
  @inline(__always)
  func first(in texts: UnsafeRawPointer, from start: Int, to end: Int) -> Int? {
    var scan = NeedleScan(at: start)
    return unsafe next(in: texts, &scan, from: start, to: end)
  }

  /// The next place at which the word stands; nil where there is none before the end.
  ///
  /// `unsafe`, because this loop is what a keystroke costs: it reads blocks of bytes where they
  /// lie, without asking each time whether they are inside. A block begins at or before the last
  /// place at which the word has room, and both bytes that are compared lie in the word: so what is
  /// read ends less than `apron` bytes behind the range, and that many separators lie behind the
  /// arena.
  ///
  /// - Parameters:
  ///   - texts: The bytes; `apron` more of them can be read behind the range.
  ///   - scan: How far the search has come in this range.
  ///   - start: Where to go on.
  ///   - end: Where the range ends: the word is all before it.
  /// - Returns: The place.
  /// - Complexity: O(bytes), where few places look like the word.
  @inline(__always)
  func next(
    in texts: UnsafeRawPointer, _ scan: inout NeedleScan, from start: Int, to end: Int,
  ) -> Int? {
    let last = end &- bytes.count
    guard start <= last else { return nil }
    scan.move(to: start) { unsafe places(in: texts, from: $0) }
    while true {
      while scan.places == 0 {
        guard scan.block &+ 64 <= last else { return nil }
        scan.moveOn { unsafe places(in: texts, from: $0) }
      }
      let place = scan.block &+ scan.places.trailingZeroBitCount
      guard place <= last else { return nil }
      if unsafe stands(in: texts, at: place) { return place }
      scan.places &= scan.places &- 1
    }
  }

  /// At which of 64 places the word may begin, the first one lowest.
  ///
  /// Every step has a type of its own: in one expression the compiler takes the operators that
  /// work lane by lane, which cost a hundred times as much.
  @inline(__always)
  private func places(in texts: UnsafeRawPointer, from place: Int) -> UInt64 {
    let rares = unsafe texts.loadUnaligned(
      fromByteOffset: place &+ rare.place, as: SIMD64<UInt8>.self)
    let rareByte = SIMD64<UInt8>(repeating: rare.byte)
    let isRare: SIMDMask<SIMD64<Int8>> = rares .== rareByte
    if bytes.count == 1 { return Self.bits(isRare) }
    let others = unsafe texts.loadUnaligned(
      fromByteOffset: place &+ other.place, as: SIMD64<UInt8>.self)
    let otherByte = SIMD64<UInt8>(repeating: other.byte)
    let isOther: SIMDMask<SIMD64<Int8>> = others .== otherByte
    let both: SIMDMask<SIMD64<Int8>> = isRare .& isOther
    return Self.bits(both)
  }

  /// One bit for each of 64 lanes, the first one lowest.
  @inline(__always)
  private static func bits(_ lanes: SIMDMask<SIMD64<Int8>>) -> UInt64 {
    // A lane of a mask is all ones or all zeros, so the mask is as good as eight numbers.
    let eight = unsafe unsafeBitCast(lanes, to: SIMD8<UInt64>.self)
    let four: SIMD4<UInt64> = eight.lowHalf | eight.highHalf
    let two: SIMD2<UInt64> = four.lowHalf | four.highHalf
    guard (two[0] | two[1]) != 0 else { return 0 }
    let low =
      bits(eight[0]) | bits(eight[1]) &<< 8 | bits(eight[2]) &<< 16 | bits(eight[3]) &<< 24
    let high =
      bits(eight[4]) | bits(eight[5]) &<< 8 | bits(eight[6]) &<< 16 | bits(eight[7]) &<< 24
    return low | high &<< 32
  }

  /// One bit for each of eight lanes: each keeps the bit of its own place, and the product adds
  /// them up in the highest byte.
  @inline(__always)
  private static func bits(_ lanes: UInt64) -> UInt64 {
    ((UInt64(littleEndian: lanes) & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
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
