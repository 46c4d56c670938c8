import PickerEvents

/// Moments and spans of time in words, always in UTC.
enum Moments {
  /// "2026-03-01 09:00:02", with the fraction of the second where there is one.
  static func full(_ time: Timestamp) -> String {
    let text = time.rfc3339
    guard let split = text.firstIndex(of: "T") else { return text }
    return "\(text[..<split]) \(trimmed(text[text.index(after: split)...]))"
  }

  /// The time of the day, with the date where it is not that of the session's start.
  static func short(_ time: Timestamp, since start: Timestamp) -> String {
    let full = full(time)
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

  private static func trimmed(_ clock: Substring) -> String {
    var text = clock.hasSuffix("Z") ? clock.dropLast() : clock
    while text.hasSuffix("0"), text.contains(".") { text = text.dropLast() }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }
}
