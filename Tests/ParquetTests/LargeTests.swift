import Parquet
import Testing

@Suite struct `Large values` {
  @Test func `of a hundred megabytes are one row group`() throws {
    let large = [UInt8](repeating: 0x61, count: 100_000_000)
    var writer = ParquetWriter(
      columns: [ParquetColumn(name: "note", type: .text, isOptional: false)], createdBy: "test")
    var file: [UInt8] = []
    writer.write([.texts(bytes: large, ends: [100_000_000], nulls: nil)], count: 1) { file += $0 }
    #expect(writer.bytesHeld < 1 << 20)
    writer.write([.texts(bytes: [0x62], ends: [1], nulls: nil)], count: 1) { file += $0 }
    writer.finish { file += $0 }
    let read = try ReadFile(file)
    #expect(read.groups.count == 2)
    #expect(read.cells == [[.text(large), .text("b")]])
    #expect(read.groups[0][0].isGreatestExact == false)
  }

  @Test func `end a row group before it holds much more than 64 MiB`() throws {
    // Forty texts of four megabytes come at once.
    let size = 4_000_000
    var bytes: [UInt8] = []
    for place in 0..<40 {
      bytes.append(UInt8(place))
      bytes.append(contentsOf: repeatElement(0x61, count: size - 1))
    }
    let ends = (1...40).map { $0 * size }
    var writer = ParquetWriter(
      columns: [ParquetColumn(name: "note", type: .text, isOptional: false)], createdBy: "test")
    var file: [UInt8] = []
    writer.write([.texts(bytes: bytes, ends: ends, nulls: nil)], count: 40) { file += $0 }
    writer.finish { file += $0 }
    let read = try ReadFile(file)
    #expect(read.rows == 40)
    for group in read.groups { #expect(group[0].cells.count <= 17) }
    #expect(read.cells[0] == (0..<40).map { .text(Array(bytes[$0 * size..<($0 + 1) * size])) })
  }
}
