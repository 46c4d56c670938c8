@testable import ParquetReader
import Parquet
import Testing

@Suite struct `A table is read back as it was written` {
  @Test(arguments: ParquetType.allCases, [false, true])
  func `with the values at the ends of its type`(type: ParquetType, isOptional: Bool) throws {
    var cells: [Cell] =
      switch type {
      case .text: ["", "a", "", "\0", "a\0b", "é日😀", "\"\r\n\t", "", "zz"].map { .text($0) }
      case .int64, .timestamp: [.min, .max, 0, .max, .min, -1, 1].map { .number($0) }
      case .boolean: [1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1].map { .number($0) }
      }
    try expectSame(Table(type, isOptional: isOptional, cells))
    guard isOptional else { return }
    try expectSame(Table(type, isOptional: true, cells + [.null]))
    for place in stride(from: cells.count, through: 0, by: -2) { cells.insert(.null, at: place) }
    try expectSame(Table(type, isOptional: true, cells))
  }

  @Test func `with an empty text apart from NULL`() throws {
    let file = try ReadFile(Table(.text, isOptional: true, [.text(""), .null, .text("")]).file())
    #expect(file.cells == [[.text(""), .null, .text("")]])
    #expect(file.groups[0][0].nulls == 1)
  }

  @Test(arguments: ParquetType.allCases)
  func `where all is NULL, in one page however many rows`(type: ParquetType) throws {
    let table = Table(type, isOptional: true, [Cell](repeating: .null, count: 50_000))
    let bytes = table.file()
    let file = try ReadFile(bytes)
    #expect(file.cells == table.cells)
    #expect(file.groups[0][0].pages.map(\.rows) == [50_000])
    #expect(bytes.count < 300)
  }

  @Test(arguments: [false, true]) func `without a row`(isOptional: Bool) throws {
    let columns = ParquetType.allCases.enumerated().map {
      ParquetColumn(name: "c\($0)", type: $1, isOptional: isOptional)
    }
    let table = Table(columns: columns, cells: columns.map { _ in [] })
    let file = try ReadFile(table.file())
    #expect(file.groups.isEmpty)
    #expect(file.columns.map(\.name) == columns.map(\.name))
  }

  @Test func `in pages of some rows`() throws {
    let cells = (0..<50_001).map { Cell.number(Int64($0 % 7 == 0 ? -$0 : $0)) }
    let file = try expectSame(Table(.int64, cells))
    #expect(file.groups[0][0].pages.map(\.rows) == [20_000, 20_000, 10_001])
  }

  @Test func `in pages of which one has nothing but NULL`() throws {
    for type in ParquetType.allCases {
      let value = type == .text ? Cell.text("v") : .number(1)
      var cells = [Cell](repeating: .null, count: 60_000)
      cells[0] = value
      cells[59_999] = value
      try expectSame(Table(type, isOptional: true, cells))
    }
  }

  @Test func `in row groups of some rows`() throws {
    let cells = (0..<1_001).map { $0 % 5 == 0 ? Cell.null : .text("t\($0 % 9)") }
    let table = Table(.text, isOptional: true, cells)
    let file = try ReadFile(table.file(rowsPerGroup: 100, batch: 33))
    #expect(file.cells == table.cells)
    #expect(file.groups.map { $0[0].cells.count } == [Int](repeating: 100, count: 10) + [1])
  }

  @Test func `to the same bytes however the rows are given`() {
    var random = SeededGenerator(seed: 11)
    let table = Table.random(&random, rows: 5_000)
    let file = table.file(rowsPerGroup: 2_000, batch: 5_000)
    for batch in [1, 7, 999, 2_000, 4_096] {
      #expect(table.file(rowsPerGroup: 2_000, batch: batch) == file, "\(batch) rows at a time")
    }
  }

  @Test func `whatever it holds`() throws {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let rows = [0, 1, 7, 8, 9, 300, 3_000].randomElement(using: &random) ?? 1
      let table = Table.random(&random, rows: rows)
      let perGroup = [1_000, 8, 131_072].randomElement(using: &random) ?? 8
      let batch = Int.random(in: 1...1_000, using: &random)
      let file = try ReadFile(table.file(rowsPerGroup: rows > 300 ? 1_000 : perGroup, batch: batch))
      #expect(file.cells == table.cells, "seed \(seed), round \(round)")
    }
  }
}

/// Expects that a table is read back as it was written.
@discardableResult
func expectSame(
  _ table: Table, sourceLocation: SourceLocation = #_sourceLocation,
) throws -> ReadFile {
  let file = try ReadFile(table.file())
  #expect(file.cells == table.cells, sourceLocation: sourceLocation)
  #expect(
    file.groups.allSatisfy { $0.allSatisfy(\.areChecked) }, sourceLocation: sourceLocation)
  return file
}
