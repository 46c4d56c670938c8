internal import PickerEvents

/// Writes moments as `Timestamp.rfc3339` does; the date of the one before is remembered.
struct MomentWriter {
  private static let day: Int64 = 86_400_000_000

  /// The first moment of the day whose date is known; nil where none is.
  private var midnight: Int64?
  /// The date with the letter behind it.
  private var date: [UInt8] = []

  /// Adds a moment.
  mutating func write(_ microseconds: Int64, into bytes: inout [UInt8]) {
    var (rest, overflow) = microseconds.subtractingReportingOverflow(midnight ?? 0)
    if overflow || midnight == nil || rest < 0 || rest >= Self.day {
      let text = Timestamp(microseconds: microseconds).rfc3339.utf8
      date = Array(text.prefix { $0 != UInt8(ascii: "T") }) + [UInt8(ascii: "T")]
      rest = microseconds % Self.day
      if rest < 0 { rest += Self.day }
      // The first day of all begins before the first moment, and is worked out each time.
      let (start, isBefore) = microseconds.subtractingReportingOverflow(rest)
      midnight = isBefore ? nil : start
    }
    bytes.append(contentsOf: date)
    let second = rest / 1_000_000
    Self.two(second / 3_600, &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.two(second / 60 % 60, &bytes)
    bytes.append(UInt8(ascii: ":"))
    Self.two(second % 60, &bytes)
    bytes.append(UInt8(ascii: "."))
    let fraction = rest % 1_000_000
    Self.two(fraction / 10_000, &bytes)
    Self.two(fraction / 100 % 100, &bytes)
    Self.two(fraction % 100, &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  private static func two(_ value: Int64, _ bytes: inout [UInt8]) {
    bytes.append(0x30 + UInt8(truncatingIfNeeded: value / 10))
    bytes.append(0x30 + UInt8(truncatingIfNeeded: value % 10))
  }
}
