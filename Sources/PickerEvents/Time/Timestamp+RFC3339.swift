extension Timestamp {
  /// The first moment that RFC 3339 can write: 0000-01-01T00:00:00Z.
  public static let earliest: Timestamp = Timestamp(microseconds: -62_167_219_200_000_000)
  /// The last moment that RFC 3339 can write: 9999-12-31T23:59:59.999999Z.
  public static let latest: Timestamp = Timestamp(microseconds: 253_402_300_799_999_999)

  /// Reads a moment with an offset, such as `2026-03-01T10:00:00.5+01:00` (RFC 3339).
  ///
  /// A leap second (`:60`) is refused, and so are digits beyond the microsecond but zeros: neither
  /// can be kept.
  ///
  /// - Parameter rfc3339: The text; nil is the result where it is anything else.
  public init?(rfc3339: String) {
    var reader = MomentReader(rfc3339)
    guard let microseconds = reader.read() else { return nil }
    self.init(microseconds: microseconds)
    guard self >= Self.earliest, self <= Self.latest else { return nil }
  }

  /// The moment in UTC with six digits of the second, such as `2026-03-01T09:00:00.500000Z`.
  ///
  /// Outside of the years 0000 to 9999, which RFC 3339 cannot write, the year has a sign and six
  /// digits (ISO 8601); such a text is not read back.
  public var rfc3339: String {
    let seconds = Calendar.floored(microseconds, by: 1_000_000)
    let remainder = microseconds % 1_000_000
    let fraction = remainder < 0 ? remainder + 1_000_000 : remainder
    let days = Calendar.floored(seconds, by: 86_400)
    let second = seconds - days * 86_400
    let date = Calendar.date(days: days)
    var text: [UInt8] = []
    text.reserveCapacity(27)
    if self < Self.earliest || self > Self.latest {
      text.append(date.year < 0 ? 0x2D : 0x2B)
      Self.append(Int64(date.year.magnitude), digits: 6, to: &text)
    } else {
      Self.append(date.year, digits: 4, to: &text)
    }
    text.append(0x2D)
    Self.append(date.month, digits: 2, to: &text)
    text.append(0x2D)
    Self.append(date.day, digits: 2, to: &text)
    text.append(0x54)
    Self.append(second / 3_600, digits: 2, to: &text)
    text.append(0x3A)
    Self.append(second / 60 % 60, digits: 2, to: &text)
    text.append(0x3A)
    Self.append(second % 60, digits: 2, to: &text)
    text.append(0x2E)
    Self.append(fraction, digits: 6, to: &text)
    text.append(0x5A)
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ value: Int64, digits: Int, to text: inout [UInt8]) {
    var divisor: Int64 = 1
    for _ in 1..<digits { divisor *= 10 }
    while divisor > 0 {
      text.append(0x30 + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }
}
