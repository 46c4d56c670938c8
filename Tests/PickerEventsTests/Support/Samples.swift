import PickerEvents

/// Values that a careless codec loses.
enum Samples {
  /// Texts with everything that JSON, C, terminals, and Unicode are touchy about.
  static let texts: [ExactText] = [
    "", "a", " ", "plain text", "nul \0 inside", "line\nfeed\r\n and tab\t", "quote \" back \\ /",
    "\u{1}\u{8}\u{C}\u{1F}\u{7F}\u{80}\u{9F}", "e\u{301}", "\u{E9}", "\u{2028}\u{2029}",
    "👨‍👩‍👧‍👦", "\u{202E}right\u{202C} \u{2066}left\u{2069}", "\u{FEFF}mark", "하", "\u{1112}\u{1161}",
    "\u{10FFFF}\u{E000}\u{FFFD}", "{\"event\":\"opened\"}", "'; DROP TABLE events; --",
    "0", "42", "null", "exactly15 bytes", "exactly 16 bytes", "a text of more than sixteen bytes",
  ]

  /// Numbers at every edge.
  static let numbers: [Int] = [
    0, 1, -1, 63, 64, 65, Int(Int32.max), 1 << 53, 1 << 53 + 1, -(1 << 53), -(1 << 53) - 1, .max,
    .min,
  ]

  /// Moments at every edge.
  static let times: [Timestamp] = [
    Timestamp(microseconds: 0), Timestamp(microseconds: -1), Timestamp(microseconds: 1),
    Timestamp(microseconds: 1_772_355_600_000_001), .earliest, .latest,
  ]
}
