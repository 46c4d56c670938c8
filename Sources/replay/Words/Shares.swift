/// Parts of a whole.
enum Shares {
  /// "33.3 %", rounded; "–" where there is no whole.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard let tenths = rounded(part, of: whole, in: 1_000) else { return "–" }
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// So many parts in ten thousand, rounded; nil where there is no whole.
  static func tenThousandths(_ part: Int, of whole: Int) -> Int? {
    rounded(part, of: whole, in: 10_000)
  }

  private static func rounded(_ part: Int, of whole: Int, in parts: Int) -> Int? {
    whole > 0 ? (part * parts * 2 + whole) / (whole * 2) : nil
  }
}
