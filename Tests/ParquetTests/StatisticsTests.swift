@testable import ParquetReader
import Parquet
import Testing

@Suite struct `The statistics of a chunk` {
  @Test(arguments: [ParquetType.int64, .timestamp])
  func `bound numbers as numbers`(type: ParquetType) throws {
    let chunk = try chunk(type, [.number(3), .number(-5), .null, .number(256)])
    #expect(chunk.least == [0xFB] + [UInt8](repeating: 0xFF, count: 7))
    #expect(chunk.greatest == [0, 1, 0, 0, 0, 0, 0, 0])
    #expect(chunk.isLeastExact == true && chunk.isGreatestExact == true)
  }

  @Test func `bound booleans`() throws {
    let both = try chunk(.boolean, [.number(1), .number(0)])
    #expect(both.least == [0] && both.greatest == [1])
    let one = try chunk(.boolean, [.number(1), .null])
    #expect(one.least == [1] && one.greatest == [1])
  }

  @Test func `bound texts by their bytes without a sign`() throws {
    let chunk = try chunk(.text, ["b", "é", "", "zz", "a"].map { .text($0) })
    #expect(chunk.least == [] && chunk.greatest == Array("é".utf8))
    #expect(chunk.isLeastExact == true && chunk.isGreatestExact == true)
  }

  @Test func `bound texts in and behind a dictionary`() throws {
    let long = String(repeating: "x", count: 400)
    var cells = (0..<9_000).map { Cell.text("m\($0 % 9)\(long)") }
    cells += (0..<3_000).map { .text("m\($0)\(long)") }
    let both = try chunk(.text, cells + [.text("z"), .text("a")])
    #expect(both.dictionaryCount != nil && both.pages.count > 1)
    #expect(both.least == Array("a".utf8) && both.greatest == Array("z".utf8))
    let before = try chunk(.text, [.text("z"), .text("a")] + cells)
    #expect(before.least == Array("a".utf8) && before.greatest == Array("z".utf8))
  }

  @Test(arguments: ParquetType.allCases)
  func `have no bounds where all is NULL`(type: ParquetType) throws {
    let chunk = try chunk(type, [.null, .null])
    #expect(chunk.nulls == 2 && chunk.least == nil && chunk.greatest == nil)
    #expect(chunk.isLeastExact == nil && chunk.isGreatestExact == nil)
  }

  @Test func `begin anew with each row group`() throws {
    let table = Table(.int64, [1, 2, 30, 40].map { .number($0) })
    let file = try ReadFile(table.file(rowsPerGroup: 2))
    #expect(file.groups.map { $0[0].least?.first } == [1, 30])
    #expect(file.groups.map { $0[0].greatest?.first } == [2, 40])
  }

  @Test func `enclose random texts, exactly where they are short`() throws {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var random = SeededGenerator(seed: seed)
    let scalars = ["\0", "a", "\u{7F}", "é", "\u{D7FF}", "日", "\u{10FFFF}"]
    for round in 0..<300 {
      let texts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let count = Int.random(in: 0...80, using: &random)
        let one = scalars.randomElement(using: &random) ?? ""
        return Array(
          (0..<count).map { _ in
            Bool.random(using: &random) ? one : scalars.randomElement(using: &random) ?? ""
          }.joined().utf8)
      }
      let chunk = try chunk(.text, texts.map { .text($0) })
      let name: Comment = "seed \(seed), round \(round)"
      let low = try #require(texts.min { $0.lexicographicallyPrecedes($1) })
      let high = try #require(texts.max { $0.lexicographicallyPrecedes($1) })
      let least = try #require(chunk.least)
      #expect(!low.lexicographicallyPrecedes(least), name)
      #expect(chunk.isLeastExact == (least == low), name)
      #expect(least.count <= 64 && String(validating: least, as: UTF8.self) != nil, name)
      guard let greatest = chunk.greatest else {
        #expect(high.count > 64 && chunk.isGreatestExact == nil, name)
        continue
      }
      #expect(!greatest.lexicographicallyPrecedes(high), name)
      #expect(chunk.isGreatestExact == (greatest == high), name)
      #expect(greatest.count <= 65 && String(validating: greatest, as: UTF8.self) != nil, name)
    }
  }

  private func chunk(_ type: ParquetType, _ cells: [Cell]) throws -> ReadChunk {
    try expectSame(Table(type, isOptional: true, cells)).groups[0][0]
  }
}
