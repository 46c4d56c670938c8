extension ParquetType {
  /// The bytes of a number's PLAIN value, and of its bounds.
  var width: Int {
    switch self {
    case .boolean: 1
    case .int64, .timestamp: 8
    case .text: 0
    }
  }

  /// Parquet's number of the type in which the values are stored.
  var physical: Int32 {
    switch self {
    case .boolean: 0
    case .int64, .timestamp: 2
    case .text: 6
    }
  }
}
