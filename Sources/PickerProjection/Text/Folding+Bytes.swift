extension Folding {
  /// What one step may write: the longest text, or a word behind a part of it.
  private static let step = FoldedText.longest + 8

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Appends the folded bytes, marks in the order in which they come.
  ///
  /// The second place where the pure targets touch memory themselves: titles are folded by the
  /// million, and a word at a time costs a tenth of a checked byte at a time. What is read lies
  /// inside `source`; a step begins only where the room is left that it can need.
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
      let first = unsafe UInt32(from.load(fromByteOffset: read, as: UInt8.self))
      if first < 0x80 {
        guard read + 8 <= end else {
          unsafe store(lowered(UInt64(first)), to, written)
          read += 1
          written += 1
          continue
        }
        let word = unsafe UInt64(
          littleEndian: from.loadUnaligned(fromByteOffset: read, as: UInt64.self))
        unsafe store(lowered(word), to, written)
        // What follows the ASCII in this word is written over by the next step.
        let count = (word & highBits).trailingZeroBitCount >> 3
        read += count
        written += count
        continue
      }

      let second = unsafe rest(from, read + 1)
      let width: Int
      let scalar: UInt32
      if first < 0xE0 {
        width = 2
        scalar = (first & 0x1F) << 6 | second
      } else if first < 0xF0 {
        width = 3
        scalar = unsafe (first & 0x0F) << 12 | second << 6 | rest(from, read + 2)
        if scalar &- 0xAC00 < 11_172 {
          written += unsafe storeSyllable(scalar &- 0xAC00, to, written)
          read += 3
          continue
        }
      } else {
        width = 4
        scalar =
          unsafe (first & 0x07) << 18 | second << 12 | rest(from, read + 2) << 6
          | rest(from, read + 3)
      }
      guard let text = table.text(scalar) else {
        unsafe to.advanced(by: written).copyMemory(from: from.advanced(by: read), byteCount: width)
        read += width
        written += width
        continue
      }
      read += width
      if text.isOrdered { isOrdered = true }
      if text.isLong {
        for offset in 0..<text.count {
          unsafe to.storeBytes(
            of: table.long[text.offset + offset], toByteOffset: written + offset, as: UInt8.self)
        }
      } else {
        unsafe store(text.word, to, written)
      }
      written += text.count
    }
    place = read
    return written
  }

  /// The last six bits of a byte that continues a scalar.
  @inline(__always)
  private static func rest(_ from: UnsafeRawPointer, _ place: Int) -> UInt32 {
    unsafe UInt32(from.load(fromByteOffset: place, as: UInt8.self)) & 0x3F
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
    let tail = syllable % 28
    guard tail > 0 else { return 6 }
    unsafe store(encoded(0x11A7 + tail), to, place + 6)
    return 9
  }

  /// The three bytes of a letter of Hangul, from the lowest one upwards.
  @inline(__always)
  private static func encoded(_ scalar: UInt32) -> UInt64 {
    UInt64(0xE1 | (0x80 | scalar >> 6 & 0x3F) << 8 | (0x80 | scalar & 0x3F) << 16)
  }
}
