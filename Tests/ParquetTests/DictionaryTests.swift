@testable import ParquetReader
import Testing

@testable import Parquet

@Suite struct `A dictionary` {
  @Test func `holds texts that come again`() throws {
    let file = try expectSame(Table(.text, (0..<3_000).map { .text("item-\($0 % 10)") }))
    #expect(file.groups[0][0].dictionaryCount == 10)
    #expect(file.groups[0][0].pages.map(\.encoding) == [8])
  }

  @Test func `is not made of texts that differ`() throws {
    let file = try expectSame(Table(.text, (0..<3_000).map { .text("item-\($0)") }))
    #expect(file.groups[0][0].dictionaryCount == nil)
    #expect(file.groups[0][0].pages.map(\.encoding) == [6])
  }

  @Test func `is given up where texts that differ fill it`() throws {
    let long = String(repeating: "x", count: 200)
    let file = try expectSame(Table(.text, (0..<7_000).map { .text("\($0)\(long)") }))
    #expect(file.groups[0][0].dictionaryCount == nil)
    // A page ends after a mebibyte of texts.
    #expect(file.groups[0][0].pages.count == 2)
  }

  @Test func `stays where it paid until it was full`() throws {
    let long = String(repeating: "x", count: 400)
    var cells = (0..<30_000).map { Cell.text("\($0 % 50)\(long)") }
    cells += (0..<3_000).map { .text("\($0)\(long)+") }
    cells.insert(.null, at: 29_000)
    let file = try expectSame(Table(.text, isOptional: true, cells))
    let chunk = file.groups[0][0]
    #expect((chunk.dictionaryCount ?? 0) > 50)
    #expect(chunk.pages.map(\.encoding) == [8, 8, 6])
    #expect(chunk.pages.map(\.rows).reduce(0, +) == cells.count)
  }

  @Test func `ends where texts are made to collide`() throws {
    // The second word takes back what the first one made of the hash.
    let texts = (0..<1_000).map { place in
      let first = UInt64(place)
      let second = ByteHash.mixed(16 ^ ByteHash.start ^ first)
      return [first, second].flatMap { word in (0..<8).map { UInt8(word >> (8 * $0) & 0xFF) } }
    }
    #expect(Set(texts.map { ByteHash.hash($0.span, 0..<16) }).count == 1)
    let cells = texts.flatMap { [Cell](repeating: .text($0), count: 5) }
    #expect(try expectSame(Table(.text, cells)).groups[0][0].dictionaryCount == 256)
  }

  @Test func `holds numbers that come again in no order`() throws {
    var random = SeededGenerator(seed: 5)
    let few = (0..<4).map { _ in Int64.random(in: .min ... .max, using: &random) }
    let cells = (0..<3_000).map { _ in Cell.number(few.randomElement(using: &random) ?? 0) }
    for type in [ParquetType.int64, .timestamp] {
      #expect(try expectSame(Table(type, cells)).groups[0][0].dictionaryCount == 4)
    }
  }

  @Test func `is not made of numbers that rise`() throws {
    let file = try expectSame(Table(.timestamp, (0..<3_000).map { .number($0 * $0) }))
    #expect(file.groups[0][0].pages.map(\.encoding) == [5])
  }

  @Test func `is not made of numbers without any order`() throws {
    var random = SeededGenerator(seed: 5)
    let cells = (0..<30_000).map { _ in Cell.number(.random(in: .min ... .max, using: &random)) }
    let file = try expectSame(Table(.int64, cells))
    #expect(file.groups[0][0].pages.map(\.encoding) == [0, 0])
  }
}
