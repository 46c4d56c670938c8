/// Writes the rows of a table in some form, as bytes.
package protocol TableFormat {
  /// How many bytes of rows are held that were not written yet.
  var bytesHeld: Int { get }

  /// Writes what stands before the first row.
  ///
  /// - Parameter bytes: What is written is added here.
  mutating func begin(into bytes: inout [UInt8])

  /// Writes some rows.
  ///
  /// - Parameters:
  ///   - batch: The rows.
  ///   - bytes: What is written is added here.
  mutating func write(_ batch: TableBatch, into bytes: inout [UInt8])

  /// Writes what stands behind the last row.
  ///
  /// - Parameter bytes: What is written is added here.
  mutating func end(into bytes: inout [UInt8])
}

extension TableFormat {
  /// Most write each row at once.
  package var bytesHeld: Int { 0 }
}
