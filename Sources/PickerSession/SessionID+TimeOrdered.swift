public import PickerEvents

extension SessionID {
  /// Makes an id that no other session has, and that stands behind those made earlier.
  ///
  /// It is a UUID of version 7 (RFC 9562) in small letters: milliseconds, then the fraction of
  /// the millisecond, then 62 bits from the system's source of chance. Ids that are made within
  /// the same microsecond stand in no order.
  ///
  /// - Parameter time: When the session begins; before 1970 it counts as 1970.
  /// - Returns: For example `019c3f2a-7b10-7a4e-9d02-5c1f0e77ab31`.
  public static func new(at time: Timestamp = SystemClock.now()) -> SessionID {
    var random = SystemRandomNumberGenerator()
    return new(at: time, random: random.next())
  }

  /// Makes the id of a moment and of chance.
  static func new(at time: Timestamp, random: UInt64) -> SessionID {
    let microseconds = UInt64(max(0, time.microseconds))
    // A thousand steps spread over twelve bits (RFC 9562, 6.2, method 3).
    let fraction = microseconds % 1_000 * 4_096 / 1_000
    return SessionID(uuid(milliseconds: microseconds / 1_000, fraction, random))
  }

  /// Lays the parts of a UUID of version 7 out.
  static func uuid(milliseconds: UInt64, _ fraction: UInt64, _ random: UInt64) -> String {
    let high = milliseconds << 16 | 0x7000 | fraction & 0xFFF
    let low = 0x8000_0000_0000_0000 | random & 0x3FFF_FFFF_FFFF_FFFF
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for (half, breaks) in [(high, [8, 12]), (low, [0, 4])] {
      for digit in 0..<16 {
        if breaks.contains(digit) { text.append(0x2D) }
        let value = UInt8(half >> UInt64(60 - 4 * digit) & 0xF)
        text.append(value < 10 ? 0x30 + value : 0x61 + value - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
