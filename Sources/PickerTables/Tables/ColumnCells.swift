package import EventStore

/// The values of one column in some rows.
package enum ColumnCells: Sendable {
  /// Numbers, moments or flags, none of which is NULL.
  case numbers([Int64])
  /// Numbers, moments or flags; what stands where one is NULL counts for nothing.
  case optionalNumbers([Int64], isNull: [Bool])
  /// Texts.
  case texts(TextCells)
  /// Texts of a few: for each row the place of its text among them; nil is NULL.
  case names([Int], of: [String?])

  /// How many there are.
  package var count: Int {
    switch self {
    case .numbers(let numbers), .optionalNumbers(let numbers, _): numbers.count
    case .texts(let texts): texts.count
    case .names(let codes, _): codes.count
    }
  }
}
