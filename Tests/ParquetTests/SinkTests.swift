import Parquet
import Testing

@Suite struct `The sink` {
  struct Full: Error, Equatable {
    let piece: Int
  }

  @Test func `gets bytes only when a row group is finished`() {
    var writer = numbers(rowsPerGroup: 10)
    var pieces = 0
    for _ in 0..<9 { writer.write([.numbers([1], nulls: nil)], count: 1) { _ in pieces += 1 } }
    #expect(pieces == 0)
    writer.write([.numbers([1], nulls: nil)], count: 1) { _ in pieces += 1 }
    #expect(pieces == 1)
  }

  @Test func `throws its own error through`() {
    var writer = numbers(rowsPerGroup: 10)
    let thrown = #expect(throws: Full.self) {
      try writer.write([.numbers([Int64](0..<25), nulls: nil)], count: 25) {
        (_) throws(Full) in throw Full(piece: 1)
      }
    }
    #expect(thrown == Full(piece: 1))
  }

  @Test func `throws its own error through at the end`() {
    var writer = numbers(rowsPerGroup: 10)
    #expect(throws: Full(piece: 2)) {
      try writer.finish { (_) throws(Full) in throw Full(piece: 2) }
    }
  }

  @Test func `is not called for no rows`() {
    var writer = numbers(rowsPerGroup: 10)
    writer.write([.numbers([], nulls: nil)], count: 0) { _ in Issue.record("called") }
  }

  private func numbers(rowsPerGroup: Int) -> ParquetWriter {
    ParquetWriter(
      columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)], createdBy: "test",
      rowsPerGroup: rowsPerGroup)
  }
}
