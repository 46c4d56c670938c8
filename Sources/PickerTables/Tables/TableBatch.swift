/// Some rows of a table, column by column.
package struct TableBatch: Sendable {
  /// How many rows there are.
  package let count: Int
  /// The values of each column.
  package let columns: [ColumnCells]

  /// Makes rows of columns.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - columns: The values of each column.
  /// - Precondition: Each column has as many values as there are rows; else values of one row would
  ///   come to stand in another.
  package init(count: Int, columns: [ColumnCells]) {
    precondition(
      columns.allSatisfy { $0.count == count }, "a column has not as many values as there are rows")
    self.count = count
    self.columns = columns
  }
}
