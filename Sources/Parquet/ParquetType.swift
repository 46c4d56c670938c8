/// What a column of a Parquet file holds.
package enum ParquetType: Sendable, CaseIterable {
  /// UTF-8, ordered by its bytes.
  case text

  /// A whole number of 64 bits.
  case int64

  /// A point in time: microseconds since 1970 in UTC.
  case timestamp

  /// True or false, given as 1 or 0.
  case boolean
}
