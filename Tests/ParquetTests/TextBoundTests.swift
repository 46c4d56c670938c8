import Testing

@testable import Parquet

@Suite struct `A text too long to be a bound` {
  @Test func `is cut at 64 bytes to be a lower one`() {
    let text = Array(String(repeating: "ab", count: 50).utf8)
    #expect(TextBound.below(text[...]) == Array(text.prefix(64)))
  }

  @Test func `is raised in its last scalar to be an upper one`() {
    let text = Array(String(repeating: "ab", count: 50).utf8)
    #expect(TextBound.above(text[...]) == Array(text.prefix(63)) + Array("c".utf8))
  }

  @Test(arguments: ["é", "日", "😀"]) func `is never cut within a scalar`(scalar: String) {
    for shift in 0..<4 {
      let text = Array((String(repeating: "-", count: shift) + many(scalar, 60)).utf8)
      let below = TextBound.below(text[...])
      #expect(String(validating: below, as: UTF8.self) != nil)
      #expect(below.count > 60 && below.count <= 64)
    }
  }

  @Test(arguments: [
    ("\u{7F}", "\u{80}"), ("\u{7FF}", "\u{800}"), ("\u{D7FF}", "\u{E000}"),
    ("\u{FFFF}", "\u{10000}"),
  ])
  func `is raised over the gaps of UTF-8`(last: String, raised: String) {
    // Sixty bytes and the scalar are kept, what follows is not.
    let start = many("a", 64 - last.utf8.count)
    let text = Array((start + last + "and so on").utf8)
    let above = TextBound.above(text[...])
    #expect(above == Array((start + raised).utf8))
    #expect(above.map { text.lexicographicallyPrecedes($0) } == true)
  }

  @Test func `is raised before scalars that are the last there are`() {
    let text = Array(("ab" + many("\u{10FFFF}", 40)).utf8)
    #expect(TextBound.above(text[...]) == Array("ac".utf8))
  }

  @Test func `has no upper bound where nothing can be raised`() {
    #expect(TextBound.above(Array(many("\u{10FFFF}", 40).utf8)[...]) == nil)
  }

  @Test func `has no upper bound where it is not UTF-8`() {
    let text = [UInt8](repeating: 0xFF, count: 100)
    #expect(TextBound.above(text[...]) == nil)
    #expect(TextBound.below(text[...]).count == 64)
  }

  private func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
