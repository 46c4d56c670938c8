/// Writes a Parquet file: flat columns, compressed with zstd.
///
/// The file is written strictly forwards and handed over in pieces, so it may go into a pipe. What
/// is held is one row group, which ends after a number of rows or where its values pass 64 MiB.
/// A writer belongs to one file: hand a copy's bytes to another one and neither can be read.
///
/// After an error of the sink the file is lost, and so is the writer.
package struct ParquetWriter: Sendable {
  /// The most bytes that a text may have: 1 GiB, beyond what a value in SQLite is by default.
  ///
  /// Parquet counts a page's bytes in 32 bits. A longer text is a fault of the caller.
  package static let longestText = 1 << 30

  /// The bytes after which finished ones are handed over.
  static let pieceBytes = 1 << 20

  let columns: [ParquetColumn]
  let createdBy: String
  let metadata: [(key: String, value: String)]
  let rowsPerGroup: Int
  /// The bytes held after which a row group ends.
  var groupBytes = 64 << 20
  /// zstd's level; without one, pages are stored as they are.
  var level: Int32?

  var buffers: [ColumnBuffer]
  /// The rows of the present group.
  var rows = 0
  var groups: [GroupRecord] = []
  /// What is finished and not handed over; begins with the magic number.
  var output = Array("PAR1".utf8)
  /// The bytes that were handed over.
  var handedOver: Int64 = 0
  /// Set when the file is finished, and while a sink may fail.
  var isSpent = false

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - columns: The columns, at least one, each with a name of its own.
  ///   - createdBy: The program that writes, as `picker-log version 1.0.0 (build 1)`.
  ///   - metadata: Keys and values for the footer.
  ///   - rowsPerGroup: The rows after which a row group ends.
  ///   - level: zstd's level.
  package init(
    columns: [ParquetColumn], createdBy: String, metadata: [(key: String, value: String)] = [],
    rowsPerGroup: Int = 131_072, level: Int32 = 3,
  ) {
    precondition(!columns.isEmpty, "A Parquet file has a column")
    precondition(
      Set(columns.map(\.name)).count == columns.count, "Each column has a name of its own")
    precondition(
      rowsPerGroup > 0 && rowsPerGroup <= Int32.max, "A row group has from 1 to 2147483647 rows")
    self.columns = columns
    self.createdBy = createdBy
    self.metadata = metadata
    self.rowsPerGroup = rowsPerGroup
    self.level = level
    buffers = columns.map(ColumnBuffer.init)
  }

  /// The memory held for the present row group and for bytes not handed over.
  package var bytesHeld: Int {
    var sum = output.capacity
    for buffer in buffers { sum += buffer.heldBytes }
    return sum
  }
}
