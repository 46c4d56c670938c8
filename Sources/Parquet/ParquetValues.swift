/// A run of values of one column.
///
/// `nulls` says of each value whether it is NULL; where it is nil, none is. What stands in the
/// place of a NULL number is passed over.
package enum ParquetValues: Sendable {
  /// Values of every type but text; a boolean is 0 or 1.
  case numbers([Int64], nulls: [Bool]?)

  /// Texts, one behind the other: value `i` is `bytes[ends[i - 1]..<ends[i]]`, and the first
  /// begins at 0. A NULL has no bytes.
  case texts(bytes: [UInt8], ends: [Int], nulls: [Bool]?)

  /// How many values these are.
  var count: Int {
    switch self {
    case .numbers(let numbers, _): numbers.count
    case .texts(_, let ends, _): ends.count
    }
  }

  /// Which of them are NULL, where any may be.
  var nulls: [Bool]? {
    switch self {
    case .numbers(_, let nulls), .texts(_, _, let nulls): nulls
    }
  }

  /// The bytes that the texts of some values take.
  func textBytes(of rows: Range<Int>) -> Int {
    guard case .texts(_, let ends, _) = self, !rows.isEmpty else { return 0 }
    return ends[rows.upperBound - 1] - (rows.lowerBound == 0 ? 0 : ends[rows.lowerBound - 1])
  }
}
