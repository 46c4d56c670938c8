package import EventStore

/// What makes the rows of a table from a log, in constant memory.
package protocol TableRows {
  /// The columns of its rows.
  var columns: [TableColumn] { get }

  /// Makes the next rows.
  ///
  /// - Returns: Some rows, or nil after the last.
  /// - Throws: `damaged`, `busy` or `ioError`.
  mutating func next() throws(StoreError) -> TableBatch?
}
