extension [UInt8] {
  /// Appends the low bytes of a number, the lowest first.
  mutating func appendLow(_ value: UInt64, bytes: Int) {
    var rest = value
    for _ in 0..<bytes {
      append(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
  }

  /// Appends four bytes, the lowest first.
  mutating func append32(_ value: UInt32) { appendLow(UInt64(value), bytes: 4) }

  /// Sets four bytes that are there already.
  mutating func set32(_ value: UInt32, at index: Int) {
    for byte in 0..<4 {
      self[index + byte] = UInt8(truncatingIfNeeded: value &>> UInt32(8 * byte))
    }
  }

  /// Appends seven bits at a time, the lowest first; all bytes but the last have their high bit set.
  mutating func appendVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a number so that small ones take few bytes, also those below zero.
  mutating func appendZigzag(_ value: Int64) {
    appendVarint(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
  }
}

extension Span<UInt8> {
  /// Eight bytes as one number, the lowest first.
  @inline(always)
  func word(at index: Int) -> UInt64 {
    // A piece of a known length: its own bounds are then checked once, not eight times.
    let piece = extracting(index..<index &+ 8)
    let low =
      UInt64(piece[0]) | UInt64(piece[1]) &<< 8 | UInt64(piece[2]) &<< 16
      | UInt64(piece[3]) &<< 24
    let high =
      UInt64(piece[4]) | UInt64(piece[5]) &<< 8 | UInt64(piece[6]) &<< 16
      | UInt64(piece[7]) &<< 24
    return low | high &<< 32
  }
}
