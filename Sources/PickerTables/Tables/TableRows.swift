package import EventStore

/// What makes the rows of a table from a log, in constant memory.
package protocol TableRows {
  /// The columns of its rows.
  var columns: [TableColumn] { get }
  /// How many sessions so far cannot be followed to their end: their rows are those until there.
  var stoppedCount: Int { get }
  /// How many sessions so far had to be folded, since their rows in the log lag behind.
  var foldedCount: Int { get }

  /// Makes the next rows.
  ///
  /// - Returns: Some rows, or nil after the last.
  /// - Throws: `damaged`, `busy` or `ioError`.
  mutating func next() throws(StoreError) -> TableBatch?
}
