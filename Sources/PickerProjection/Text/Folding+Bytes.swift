extension Folding {
  /// What one step may write: the longest text, or a word behind a part of it.
  private static let step = FoldedText.longest + 8

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Appends the folded bytes, marks in the order in which they come.
  ///
  /// One of three places where the pure targets touch memory themselves (the others lend the bytes
  /// of texts and search them): titles are folded by the million, eight bytes at a time. What is
  /// read lies inside `source`; a step begins only where the room is left that it can need.
  ///
  /// - Parameters:
  ///   - source: The bytes of a text: valid UTF-8, as Swift's strings are.
  ///   - bytes: What is appended to.
  /// - Returns: Whether there are marks that have a place in an order.
  static func append(_ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Bool {
    var place = 0
    var isOrdered = false
    // Nearly always once: only a text that grows needs more room than its own length.
    while place < source.count {
      bytes.append(addingCapacity: source.count - place + step) { span in
        unsafe span.withUnsafeMutableBufferPointer { room, count in
          unsafe count = write(source, from: &place, to: room, isOrdered: &isOrdered)
        }
      }
    }
    return isOrdered
  }

  /// Folds until the source ends or the room does.
  ///
  /// - Returns: How many bytes were written.
  private static func write(
    _ source: UnsafeBufferPointer<UInt8>, from place: inout Int,
    to room: UnsafeMutableBufferPointer<UInt8>, isOrdered: inout Bool,
  ) -> Int {
    guard let from = unsafe UnsafeRawPointer(source.baseAddress),
      let to = UnsafeMutableRawPointer(room.baseAddress)
    else { return 0 }
    let table = FoldingTable.shared
    let (end, limit) = (source.count, room.count - step)
    var (read, written) = (place, 0)
    while read < end, written <= limit {
      let word = unsafe word(from, read, end)
      let first = UInt32(word & 0xFF)
      if first < 0x80 {
        unsafe store(lowered(word), to, written)
        // What follows the ASCII in this word is written over by the next step.
        let count = min((word & highBits).trailingZeroBitCount >> 3, end - read)
        read += count
        written += count
        continue
      }

      let second = UInt32(word >> 8 & 0x3F)
      let width: Int
      let scalar: UInt32
      if first < 0xE0 {
        width = 2
        scalar = (first & 0x1F) << 6 | second
      } else if first < 0xF0 {
        width = 3
        scalar = (first & 0x0F) << 12 | second << 6 | UInt32(word >> 16 & 0x3F)
        if scalar &- 0xAC00 < 11_172 {
          written += unsafe storeSyllable(scalar &- 0xAC00, to, written)
          read += 3
          continue
        }
      } else {
        width = 4
        let third = UInt32(word >> 16 & 0x3F)
        scalar = (first & 0x07) << 18 | second << 12 | third << 6 | UInt32(word >> 24 & 0x3F)
      }
      read += width
      let text = table.text(scalar)
      if text.isRare {
        for place in text.place {
          unsafe to.storeBytes(of: table.long[place], toByteOffset: written, as: UInt8.self)
          written += 1
        }
        if text.isOrdered { isOrdered = true }
      } else {
        // No branch on what nobody can foresee: whether a letter stays or changes.
        unsafe store(text.isSame ? word : text.word, to, written)
        written += text.isSame ? width : text.count
      }
    }
    place = read
    return written
  }

  /// The next eight bytes, from the lowest one upwards; zeros behind the end.
  @inline(__always)
  private static func word(_ from: UnsafeRawPointer, _ place: Int, _ end: Int) -> UInt64 {
    let left = end - place
    if left >= 8 {
      return unsafe UInt64(
        littleEndian: from.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    if end >= 8 {
      // The last eight bytes of the text, without those that were read before.
      let last = unsafe UInt64(
        littleEndian: from.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
      return last >> UInt64((8 - left) * 8)
    }
    var word: UInt64 = 0
    for offset in 0..<left {
      let byte = unsafe from.load(fromByteOffset: place + offset, as: UInt8.self)
      word |= UInt64(byte) << UInt64(offset * 8)
    }
    return word
  }

  @inline(__always)
  private static func store(_ word: UInt64, _ to: UnsafeMutableRawPointer, _ place: Int) {
    unsafe to.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
  }

  /// Makes the capital letters of ASCII small in eight bytes at once; other bytes stay.
  @inline(__always)
  private static func lowered(_ word: UInt64) -> UInt64 {
    let low = word & ~highBits
    // The high bit of a byte says that it is at least "A", and that it is above "Z".
    let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
    let aboveZ = low &+ 0x2525_2525_2525_2525
    return word | (fromA & ~aboveZ & ~word & highBits) >> 2
  }

  /// Takes a syllable of Hangul apart, which is arithmetic; its letters stay as they are.
  ///
  /// - Returns: How many bytes were written.
  @inline(__always)
  private static func storeSyllable(
    _ syllable: UInt32, _ to: UnsafeMutableRawPointer, _ place: Int,
  ) -> Int {
    let lead = encoded(0x1100 + syllable / 588)
    let vowel = encoded(0x1161 + syllable % 588 / 28)
    unsafe store(lead | vowel << 24, to, place)
    // Where there is no tail, it is written over by the next step.
    let tail = syllable % 28
    unsafe store(encoded(0x11A7 + tail), to, place + 6)
    return tail == 0 ? 6 : 9
  }

  /// The three bytes of a letter of Hangul, from the lowest one upwards.
  @inline(__always)
  private static func encoded(_ scalar: UInt32) -> UInt64 {
    UInt64(0xE1 | (0x80 | scalar >> 6 & 0x3F) << 8 | (0x80 | scalar & 0x3F) << 16)
  }
}
