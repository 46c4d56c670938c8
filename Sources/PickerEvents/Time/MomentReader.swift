/// Reads the letters of one RFC 3339 moment.
struct MomentReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Begins to read.
  ///
  /// - Parameter text: The whole text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the whole text.
  ///
  /// - Returns: Microseconds since 1970-01-01T00:00:00Z, or nil where it is no such moment.
  mutating func read() -> Int64? {
    guard
      let year = digits(4), pass(0x2D),
      let month = digits(2), 1...12 ~= month, pass(0x2D),
      let day = digits(2), day >= 1, day <= Timestamp.Calendar.length(ofMonth: month, in: year),
      pass(0x54) || pass(0x74),
      let hour = digits(2), hour <= 23, pass(0x3A),
      let minute = digits(2), minute <= 59, pass(0x3A),
      let second = digits(2), second <= 59,
      let fraction = fraction(),
      let offset = offset(),
      position == bytes.count
    else { return nil }
    let days = Timestamp.Calendar.days(year: year, month: month, day: day)
    return (days * 86_400 + hour * 3_600 + minute * 60 + second - offset) * 1_000_000 + fraction
  }

  /// Reads the microseconds; there need be none.
  private mutating func fraction() -> Int64? {
    guard pass(0x2E) else { return 0 }
    var value: Int64 = 0
    var count = 0
    while let digit = digits(1) {
      if count < 6 {
        value = value * 10 + digit
      } else if digit != 0 {
        return nil
      }
      count += 1
    }
    guard count > 0 else { return nil }
    for _ in min(count, 6)..<6 { value *= 10 }
    return value
  }

  /// Reads the offset, in seconds east of UTC.
  private mutating func offset() -> Int64? {
    if pass(0x5A) || pass(0x7A) { return 0 }
    let isWest = pass(0x2D)
    guard isWest || pass(0x2B) else { return nil }
    guard let hours = digits(2), hours <= 23, pass(0x3A), let minutes = digits(2), minutes <= 59
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
  }

  private mutating func digits(_ count: Int) -> Int64? {
    guard position + count <= bytes.count else { return nil }
    var value: Int64 = 0
    for byte in bytes[position..<(position + count)] {
      guard 0x30...0x39 ~= byte else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    position += count
    return value
  }

  private mutating func pass(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
