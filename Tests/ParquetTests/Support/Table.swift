@testable import ParquetReader
@testable import Parquet

/// A table of the tests: columns and their values.
struct Table {
  var columns: [ParquetColumn]
  var cells: [[Cell]]

  /// A table of one column.
  init(_ type: ParquetType, isOptional: Bool = false, _ cells: [Cell]) {
    columns = [ParquetColumn(name: "c", type: type, isOptional: isOptional)]
    self.cells = [cells]
  }

  init(columns: [ParquetColumn], cells: [[Cell]]) {
    self.columns = columns
    self.cells = cells
  }

  var rows: Int { cells.first?.count ?? 0 }

  /// The file, its rows given to the writer so many at a time.
  ///
  /// Without a `level` of zstd its pages are stored as they are.
  func file(rowsPerGroup: Int = 131_072, batch: Int = 8_192, level: Int32? = 3) -> [UInt8] {
    var writer = ParquetWriter(
      columns: columns, createdBy: "picker-log version 1.0.0 (build 1)",
      rowsPerGroup: rowsPerGroup)
    writer.level = level
    var file: [UInt8] = []
    var row = 0
    while row < rows {
      let end = min(row + batch, rows)
      writer.write(values(row..<end), count: end - row) { file += $0 }
      row = end
    }
    writer.finish { file += $0 }
    return file
  }

  /// Some rows, as the writer takes them.
  func values(_ rows: Range<Int>) -> [ParquetValues] {
    zip(columns, cells).map { column, cells in
      var numbers: [Int64] = []
      var bytes: [UInt8] = []
      var ends: [Int] = []
      var nulls: [Bool] = []
      for cell in cells[rows] {
        nulls.append(cell == .null)
        // What stands in the place of a NULL says nothing.
        if case .number(let number) = cell { numbers.append(number) } else { numbers.append(-77) }
        if case .text(let text) = cell { bytes += text }
        ends.append(bytes.count)
      }
      let kept = nulls.contains(true) ? nulls : nil
      return column.type == .text
        ? .texts(bytes: bytes, ends: ends, nulls: kept) : .numbers(numbers, nulls: kept)
    }
  }
}
