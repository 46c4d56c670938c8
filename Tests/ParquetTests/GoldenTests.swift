@testable import ParquetReader
import Parquet
import Testing

@Suite struct `A small file` {
  @Test func `is the same to the byte as it was`() throws {
    let columns = [
      ParquetColumn(name: "session_id", type: .text, isOptional: false),
      ParquetColumn(name: "seq", type: .int64, isOptional: false),
      ParquetColumn(name: "ts", type: .timestamp, isOptional: false),
      ParquetColumn(name: "item", type: .text, isOptional: true),
      ParquetColumn(name: "added_count", type: .int64, isOptional: false),
      ParquetColumn(name: "committed", type: .boolean, isOptional: true),
      ParquetColumn(name: "note", type: .text, isOptional: true),
    ]
    let start: Int64 = 1_772_355_600_000_000
    let table = Table(
      columns: columns,
      cells: [
        [.text("s"), .text("s"), .text("s"), .text("s")],
        [.number(1), .number(2), .number(3), .number(4)],
        [.number(start), .number(start + 1), .number(start + 2), .number(start + 500)],
        [.null, .text("JP"), .text(""), .text("JP")],
        [.number(0), .number(1), .number(0), .number(1)],
        [.null, .number(1), .number(0), .null],
        [.null, .null, .null, .null],
      ])
    // Without zstd, whose versions compress differently.
    let file = table.file(level: nil)
    #expect(try ReadFile(file).cells == table.cells)
    try Golden.expect(hex(file), "small.parquet.hex")
  }

  /// Thirty-two bytes a line.
  private func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    var text = ""
    for (place, byte) in bytes.enumerated() {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
      if place % 32 == 31 || place == bytes.count - 1 { text += "\n" }
    }
    return text
  }
}
