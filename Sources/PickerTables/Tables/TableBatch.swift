/// Some rows of a table, column by column.
package struct TableBatch: Sendable {
  /// How many rows there are.
  package var count: Int
  /// The values of each column.
  package var columns: [ColumnCells]

  package init(count: Int, columns: [ColumnCells]) {
    self.count = count
    self.columns = columns
  }
}
