/// What a column of `events` holds where a list is recorded.
enum ListCell {
  /// NULL: an empty list.
  case none
  /// A number: 1 for the row's own item, more than 64 for a list too long to be kept.
  case count(Int64)
  /// A JSON array.
  case json([UInt8])

  /// How many bytes it holds.
  var byteCount: Int {
    switch self {
    case .none, .count: 0
    case .json(let bytes): bytes.count
    }
  }
}
