@testable import ParquetReader
import Testing

@testable import Parquet

@Suite struct `Large texts` {
  private let note = [ParquetColumn(name: "note", type: .text, isOptional: false)]

  @Test func `end a row group, each by itself where it must`() throws {
    let large = [UInt8](repeating: 0x61, count: 300_000)
    var writer = ParquetWriter(columns: note, createdBy: "test")
    writer.groupBytes = 250_000
    var file: [UInt8] = []
    writer.write([.texts(bytes: large, ends: [large.count], nulls: nil)], count: 1) { file += $0 }
    #expect(file.count > 4 && writer.bytesHeld < 10_000)
    writer.write([.texts(bytes: [0x62], ends: [1], nulls: nil)], count: 1) { file += $0 }
    writer.finish { file += $0 }
    let read = try ReadFile(file)
    #expect(read.groups.count == 2)
    #expect(read.cells == [[.text(large), .text("b")]])
    #expect(read.groups[0][0].isGreatestExact == false)
  }

  @Test func `go beyond a dictionary and a page`() throws {
    let large = [UInt8](repeating: 0x61, count: 1_200_000)
    let cells: [Cell] = [.text("a"), .text(large), .text("a"), .text(large), .text("b")]
    let file = try expectSame(Table(.text, cells))
    #expect(file.groups[0][0].pages.map(\.rows) == [2, 2, 1])
  }

  @Test func `that come at once are many row groups`() throws {
    // Forty texts of forty thousand bytes, and room for sixteen of them.
    let size = 40_000
    let texts = (0..<40).map { [UInt8($0)] + [UInt8](repeating: 0x61, count: size - 1) }
    var writer = ParquetWriter(columns: note, createdBy: "test")
    writer.groupBytes = 16 * size
    var file: [UInt8] = []
    let ends = (1...40).map { $0 * size }
    writer.write([.texts(bytes: Array(texts.joined()), ends: ends, nulls: nil)], count: 40) {
      file += $0
    }
    writer.finish { file += $0 }
    let read = try ReadFile(file)
    #expect(read.cells == [texts.map { .text($0) }])
    #expect(read.groups.count >= 3)
    for group in read.groups { #expect(group[0].cells.count <= 17) }
  }
}
