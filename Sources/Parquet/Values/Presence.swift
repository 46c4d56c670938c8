/// Which rows of a column have a value: a byte for each, and none as long as all rows are alike.
struct Presence: Sendable {
  private(set) var rows = 0
  private(set) var present = 0
  /// 1 for a value, 0 for NULL: Parquet's definition levels.
  ///
  /// Empty while all rows are alike.
  private(set) var levels: [UInt8] = []

  /// Takes the next rows.
  ///
  /// - Returns: How many of them are NULL.
  mutating func append(_ nulls: [Bool]?, rows slice: Range<Int>) -> Int {
    let absent = nulls.map { Self.count($0, in: slice) } ?? 0
    let coming = slice.count - absent
    let staysUniform = absent == 0 ? present == rows : coming == 0 && present == 0
    if levels.isEmpty && !staysUniform {
      levels = [UInt8](repeating: present == 0 ? 0 : 1, count: rows)
    }
    if !staysUniform || !levels.isEmpty {
      if let nulls, absent != 0 {
        for row in slice { levels.append(nulls[row] ? 0 : 1) }
      } else {
        levels.append(contentsOf: repeatElement(1, count: slice.count))
      }
    }
    rows += slice.count
    present += coming
    return absent
  }

  /// How many of some rows have a value.
  func present(in slice: Range<Int>) -> Int {
    guard !levels.isEmpty else { return present == 0 ? 0 : slice.count }
    var sum = 0
    for row in slice { sum += Int(levels[row]) }
    return sum
  }

  /// Whether a row has a value.
  func has(_ row: Int) -> Bool { levels.isEmpty ? present != 0 : levels[row] != 0 }

  /// Writes the definition levels of some rows, with their length before them.
  func appendLevels(of slice: Range<Int>, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append32(0)
    if levels.isEmpty {
      Hybrid.appendRun(of: present == 0 ? 0 : 1, count: slice.count, width: 1, to: &bytes)
    } else {
      let numbers = levels[slice].map { UInt32($0) }
      Hybrid.append(numbers.span, width: 1, to: &bytes)
    }
    bytes.set32(UInt32(bytes.count - start - 4), at: start)
  }

  private static func count(_ nulls: [Bool], in slice: Range<Int>) -> Int {
    var sum = 0
    for row in slice { sum &+= nulls[row] ? 1 : 0 }
    return sum
  }
}
