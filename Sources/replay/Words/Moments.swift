import PickerEvents

/// Moments and spans of time in words, always in UTC.
enum Moments {
  /// How much of a second's fraction is said; what is left out is cut off, never rounded up.
  enum Fraction {
    /// Nothing.
    case none
    /// Always three digits.
    case milliseconds
    /// All of it, without zeros at the end.
    case exact
  }

  /// "2026-03-01 09:00:02", with the fraction of the second that is wanted.
  static func full(_ time: Timestamp, _ fraction: Fraction = .exact) -> String {
    let text = time.rfc3339
    guard let split = text.firstIndex(of: "T") else { return text }
    return "\(text[..<split]) \(clock(text[text.index(after: split)...], fraction))"
  }

  /// The time of the day, with the date where it is not that of the session's start.
  static func short(
    _ time: Timestamp, since start: Timestamp, _ fraction: Fraction = .exact,
  ) -> String {
    let full = full(time, fraction)
    let day = full.prefix(10)
    return day == self.full(start).prefix(10) ? String(full.dropFirst(11)) : full
  }

  /// "+2 s", "+1:05", "+2:03:00"; "-2 s" where the clock went back.
  static func offset(_ time: Timestamp, since start: Timestamp) -> String {
    let (difference, overflow) = time.microseconds.subtractingReportingOverflow(start.microseconds)
    guard !overflow else { return "" }
    return (difference < 0 ? "-" : "+") + span(difference.magnitude)
  }

  /// "2 s", "1:05", "2:03:00".
  static func span(_ microseconds: UInt64) -> String {
    let seconds = microseconds / 1_000_000
    func two(_ number: UInt64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if seconds >= 3_600 {
      return "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
    if seconds >= 60 { return "\(seconds / 60):\(two(seconds % 60))" }
    guard seconds == 0, microseconds > 0 else { return "\(seconds) s" }
    return microseconds < 1_000 ? "\(microseconds) µs" : "\(microseconds / 1_000) ms"
  }

  /// Reads a moment of the command line: a date, or RFC 3339.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnd: Whether a date means its last moment.
  /// - Returns: Nil where it is neither.
  static func read(_ text: String, isEnd: Bool) -> Timestamp? {
    if let moment = Timestamp(rfc3339: text) { return moment }
    return Timestamp(rfc3339: text + (isEnd ? "T23:59:59.999999Z" : "T00:00:00Z"))
  }

  /// A clock with six digits of the second and a Z, with fewer of them.
  private static func clock(_ clock: Substring, _ fraction: Fraction) -> String {
    switch fraction {
    case .none: return String(clock.dropLast(8))
    case .milliseconds: return String(clock.dropLast(4))
    case .exact:
      var text = clock.dropLast()
      while text.hasSuffix("0") { text = text.dropLast() }
      return String(text.hasSuffix(".") ? text.dropLast() : text)
    }
  }
}
