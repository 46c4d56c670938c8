@testable import ParquetReader
import Parquet
import Testing

@Suite struct `The footer` {
  @Test func `tells the types as readers know them`() throws {
    let columns = ParquetType.allCases.map {
      ParquetColumn(name: "\($0)", type: $0, isOptional: $0 == .text)
    }
    let file = try ReadFile(Table(columns: columns, cells: columns.map { _ in [] }).file())
    #expect(file.columns.map(\.name) == ["text", "int64", "timestamp", "boolean"])
    #expect(file.columns.map(\.physical) == [6, 2, 2, 0])
    #expect(file.columns.map(\.isOptional) == [true, false, false, false])
    #expect(file.columns.map { $0.element[6]?.number } == [0, nil, 10, nil])
    let none = Thrift.structure([:])
    #expect(file.columns[0].element[10] == .structure([1: none]))
    let micros = Thrift.structure([1: .flag(true), 2: .structure([2: none])])
    #expect(file.columns[2].element[10] == .structure([8: micros]))
  }

  @Test func `names who wrote it, and keys with values`() throws {
    var writer = ParquetWriter(
      columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)],
      createdBy: "picker-log version 1.0.0 (build 1)", metadata: [("a", "1"), ("é", "")])
    var file: [UInt8] = []
    writer.finish { file += $0 }
    let footer = try ReadFile(file).footer
    #expect(footer[6]?.text == "picker-log version 1.0.0 (build 1)")
    #expect(footer[5]?.list?.map { $0[1]?.text } == ["a", "é"])
    #expect(footer[5]?.list?.map { $0[2]?.text } == ["1", ""])
  }

  @Test func `has room for many columns and groups`() throws {
    let columns = (0..<40).map { ParquetColumn(name: "c\($0)", type: .int64, isOptional: false) }
    let cells = columns.indices.map { column in (0..<40).map { Cell.number(Int64($0 * column)) } }
    let table = Table(columns: columns, cells: cells)
    #expect(try ReadFile(table.file(rowsPerGroup: 2)).cells == cells)
  }
}
