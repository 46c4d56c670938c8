import PickerEvents
import PickerReference
import Testing

@testable import PickerProjection

@Suite struct `A query` {
  private static func words(_ text: String) -> [String] {
    SearchQuery(ExactText(text)).words.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `is folded and split at white space`() {
    #expect(Self.words("  Red\tAPPLE \n") == ["red", "apple"])
    #expect(Self.words("") == [])
    #expect(Self.words(" \t ") == [])
  }

  @Test func `asks once for what it says twice or within another word`() {
    #expect(Self.words("an banana an banana b") == ["banana"])
    #expect(Self.words("ab ba ab") == ["ab", "ba"])
  }

  @Test func `narrows the query that it goes on from`() {
    func narrows(_ text: String, _ other: String) -> Bool {
      SearchQuery(ExactText(text)).narrows(SearchQuery(ExactText(other)))
    }
    #expect(narrows("red", "re") && narrows("red", "red") && narrows("red", ""))
    #expect(narrows("bored", "red") && narrows("apple red", "red") && narrows("red app", "p re"))
    #expect(!narrows("re", "red") && !narrows("", "a") && !narrows("apple", "red"))
    #expect(!narrows("a b", "ab"))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `that narrows another finds nothing that the other does not`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters: [Character] = ["a", "b", "c", " "]
    let naive = NaiveTexts(items: (0..<50).map { _ in random.item(letters, upTo: 12) })
    var texts = FoldedTexts()
    for item in naive.items { texts.append(item) }
    for _ in 0..<40 {
      let (first, second) = (random.text(letters, upTo: 5), random.text(letters, upTo: 4))
      let (query, other) = (SearchQuery(ExactText(first)), SearchQuery(ExactText(second)))
      guard query.narrows(other) else { continue }
      let before = texts.entries(matching: other)
      #expect(
        texts.entries(matching: query, among: before) == naive.entries(matching: first),
        "seed \(seed): \(first) after \(second)")
    }
  }

  @Test func `of very many words is still answered`() {
    let many = (0..<2_000).map { "w\($0 % 900)" }.joined(separator: " ")
    let query = SearchQuery(ExactText(many))
    #expect(query.words.count == 900)
    #expect(!query.matches("w1 w2"))
    #expect(query.matches(Item(id: nil, title: ExactText(many))))
    #expect(!query.narrows(SearchQuery(ExactText(many))))
  }
}
