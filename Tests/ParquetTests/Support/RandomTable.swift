@testable import ParquetReader
import Parquet

extension Table {
  /// A random table: some columns of each manner, NULL in stretches and here and there.
  static func random(_ random: inout SeededGenerator, rows: Int) -> Table {
    var columns: [ParquetColumn] = []
    var cells: [[Cell]] = []
    for place in 0..<Int.random(in: 1...7, using: &random) {
      let type = ParquetType.allCases.randomElement(using: &random) ?? .text
      let isOptional = Bool.random(using: &random)
      let manner = Int.random(in: 0..<4, using: &random)
      let longest = [1, 20, max(rows, 1)].randomElement(using: &random) ?? 1
      var stretch = 0
      var isNull = false
      columns.append(ParquetColumn(name: "c\(place)", type: type, isOptional: isOptional))
      cells.append(
        (0..<rows).map { row in
          if stretch == 0 {
            stretch = Int.random(in: 1...longest, using: &random)
            isNull = isOptional && Bool.random(using: &random)
          }
          stretch -= 1
          return isNull ? .null : cell(type, manner, row, &random)
        })
    }
    return Table(columns: columns, cells: cells)
  }

  private static func cell(
    _ type: ParquetType, _ manner: Int, _ row: Int, _ random: inout SeededGenerator,
  ) -> Cell {
    switch (type, manner) {
    case (.boolean, _): .number(Int64.random(in: 0...1, using: &random))
    case (.text, 0): .text("session-\(row / 37)")
    case (.text, 1): .text(bytes(Int.random(in: 0...5, using: &random), &random))
    case (.text, 2): .text(bytes(Int.random(in: 0...90, using: &random), &random))
    case (.text, _): .text("k\(Int.random(in: 0..<9, using: &random))")
    case (_, 0): .number(Int64(row % 37))
    case (_, 1): .number(Int64(row) * 1_000 + Int64.random(in: -99...99, using: &random))
    case (_, 2): .number(Int64.random(in: -3...3, using: &random))
    case (_, _): .number(Int64.random(in: .min ... .max, using: &random))
    }
  }

  private static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0..<128, using: &random) }
  }
}
