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

extension Double {
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
