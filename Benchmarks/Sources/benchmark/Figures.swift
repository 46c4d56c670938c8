/// The results of several runs of the same work.
struct Figures {
  private(set) var seconds: [Double] = []

  mutating func add(_ run: Double) throws {
    guard run > 0 else { throw Failure("SQLite code \(Int(-run))") }
    seconds.append(run)
  }

  /// The run in the middle.
  var median: Double {
    let sorted = seconds.sorted()
    return sorted[sorted.count / 2]
  }

  /// How many rows a second the run in the middle did.
  func rate(_ rows: Int) -> Double { Double(rows) / median }
}

extension [Double] {
  /// The value that so many of a thousand are not above.
  func quantile(_ thousandths: Int) -> Double {
    let sorted = sorted()
    return sorted[Swift.min(sorted.count * thousandths / 1_000, sorted.count - 1)]
  }
}

extension Double {
  /// Seconds as microseconds.
  var microseconds: String { (self * 1e6).ratio }

  /// Seconds as milliseconds.
  var milliseconds: String { (self * 1e3).ratio }

  /// A rate with separators between thousands.
  var thousands: String {
    var digits = String(Int(rounded()))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }

  /// A ratio with two digits after the point.
  var ratio: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// Prints cells as a row of a table in Markdown.
func row(_ cells: String...) {
  print("| \(cells.joined(separator: " | ")) |")
}
