import PickerEvents
import PickerReference
import Testing

@testable import PickerProjection

@Suite struct `Folded texts` {
  private static let alphabets: [[Character]] = [
    ["a"], ["a", "b"], ["a", "b", " "], ["a", "B", "c", ".", "*", "[", "]", "%", "_", "\\", " "],
    ["д", "Ж", "а", "ё", " "], ["하", "학", "교", "ㅎ", " "],
    ["é", "e", "\u{301}", "ß", "s", "ﬁ", " "],
    ["\u{0}", "\u{7F}", "\u{10FFFF}", "ÿ", "þ", " "],
  ]

  private static func texts(_ items: [Item?]) -> FoldedTexts {
    var texts = FoldedTexts()
    for item in items { texts.append(item) }
    return texts
  }

  private static func compare(
    _ texts: FoldedTexts, _ naive: NaiveTexts, _ text: String, among: [Int32], _ seed: UInt64,
  ) {
    let query = SearchQuery(ExactText(text))
    let expected = naive.entries(matching: text)
    #expect(texts.count == naive.items.count)
    #expect(texts.entries(matching: query) == expected, "seed \(seed): \(text.debugDescription)")
    let found = Set(expected)
    #expect(
      texts.entries(matching: query, among: among) == among.filter { found.contains($0) },
      "seed \(seed): \(text.debugDescription) among \(among)")
    let shorter = String(text.dropLast())
    let earlier = SearchQuery(ExactText(shorter))
    let before = naive.entries(matching: shorter).filter { among.contains($0) }
    #expect(
      texts.entries(matching: query, among: before, found: earlier)
        == before.filter(found.contains),
      "seed \(seed): \(text.debugDescription) after \(shorter.debugDescription)")
    for entry in among.prefix(4) {
      #expect(texts.matches(query, entry: Int(entry)) == found.contains(entry), "seed \(seed)")
    }
    if let entry = among.first, let item = naive.items[Int(entry)] {
      #expect(query.matches(item) == found.contains(entry), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `find what a naive search finds, also after replacements`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = Self.alphabets[random.below(Self.alphabets.count)]
    let length = [3, 12, 40, 200][random.below(4)]
    var naive = NaiveTexts(
      items: (0..<random.below(60)).map { _ in random.item(letters, upTo: length) })
    var texts = Self.texts(naive.items)
    for _ in 0..<30 {
      for _ in 0..<random.below(12) where !naive.items.isEmpty {
        let entry = random.below(naive.items.count)
        naive.items[entry] = random.item(letters, upTo: length)
        texts.replace(entry, with: naive.items[entry])
      }
      if random.below(3) == 0 {
        naive.items.append(random.item(letters, upTo: length))
        texts.append(naive.items[naive.items.count - 1])
      }
      var among = naive.items.indices.map(Int32.init).filter { _ in random.below(3) > 0 }
      if random.below(4) == 0 { among.reverse() }
      let query = random.text(letters, upTo: [1, 3, 8, 70][random.below(4)])
      Self.compare(texts, naive, query, among: among, seed)
    }
  }

  @Test(arguments: 1...70)
  func `find words of every length at every place`(length: Int) {
    // Few letters, so that much looks like the word; the last place is the end of the arena.
    let word = String((0..<length).map { $0 % 7 == 3 ? "b" : "a" as Character })
    let query = SearchQuery(ExactText(word))
    for place in stride(from: 0, to: 70, by: 1 + length % 3) {
      let title = String(repeating: "c", count: place) + word
      let short = String(title.dropLast())
      let items = [short, title, short].map { Item(id: nil, title: ExactText($0)) }
      #expect(Self.texts(items).entries(matching: query) == [1])
      #expect(Self.texts([items[1]]).entries(matching: query) == [0])
      #expect(Self.texts([items[0]]).entries(matching: query) == [])
      let behind = Item(id: nil, title: ExactText(title + String(repeating: "c", count: place)))
      #expect(Self.texts([items[0], behind]).entries(matching: query) == [1])
    }
  }

  @Test func `hold a word within one text of one item`() {
    let parts = Item(id: nil, title: "ab", detail: "cd", codes: ["ef", "gh"])
    let texts = Self.texts([parts, "ij", nil, "", "kl"])
    for word in ["bc", "de", "fg", "hi", "jk", "abcd", "ÿ"] {
      #expect(texts.entries(matching: SearchQuery(ExactText(word))) == [])
    }
    for word in ["ab", "cd", "ef", "gh", "gh cd ab", "b c e h"] {
      #expect(texts.entries(matching: SearchQuery(ExactText(word))) == [0])
    }
    #expect(texts.entries(matching: SearchQuery("ab ij")) == [])
  }

  @Test func `take a query literally`() {
    let titles = [".*", "[a]", "50%", "a_b", "c:\\d", "xyz", "50", "aXb"]
    let texts = Self.texts(titles.map { Item(id: nil, title: ExactText($0)) })
    for (entry, word) in titles.prefix(5).enumerated() {
      #expect(texts.entries(matching: SearchQuery(ExactText(word))) == [Int32(entry)])
    }
    #expect(texts.entries(matching: SearchQuery(".")) == [0])
    #expect(texts.entries(matching: SearchQuery("?")) == [])
  }

  @Test func `find a syllable in one with a further letter`() {
    let texts = Self.texts(["학교", "하늘", "교실"])
    #expect(texts.entries(matching: SearchQuery("하")) == [0, 1])
    #expect(texts.entries(matching: SearchQuery("교 하")) == [0])
    #expect(SearchQuery("하").matches("학"))
    #expect(!SearchQuery("학").matches("하"))
  }

  @Test func `find every row that is there where no word is asked for`() {
    var texts = Self.texts(["a", nil, "", "b"])
    #expect(SearchQuery(" \t").isEmpty)
    #expect(texts.entries(matching: SearchQuery(" ")) == [0, 2, 3])
    texts.replace(0, with: nil)
    texts.replace(1, with: "")
    #expect(texts.entries(matching: SearchQuery("")) == [1, 2, 3])
    #expect(texts.entries(matching: SearchQuery(""), among: [3, 0, 1]) == [3, 1])
  }

  @Test func `find nothing where there is nothing`() {
    #expect(FoldedTexts().count == 0)
    #expect(FoldedTexts().entries(matching: SearchQuery("a")) == [])
    #expect(FoldedTexts().entries(matching: SearchQuery("")) == [])
    #expect(Self.texts([nil, nil]).entries(matching: SearchQuery("a")) == [])
    #expect(Self.texts(["a"]).entries(matching: SearchQuery("a"), among: []) == [])
  }

  @Test func `hold very long titles`() {
    let long = String(repeating: "abcdefghij", count: 1_000)
    let items = [long, long + "x", "x" + long, String(long.dropLast())]
    let texts = Self.texts(items.map { Item(id: nil, title: ExactText($0)) })
    #expect(texts.entries(matching: SearchQuery("x")) == [1, 2])
    #expect(texts.entries(matching: SearchQuery("jx")) == [1])
    #expect(texts.entries(matching: SearchQuery(ExactText(long))) == [0, 1, 2])
    #expect(texts.entries(matching: SearchQuery("ja xa")) == [2])
  }

  @Test func `are narrowed to the same in whatever way is faster`() {
    // More than a megabyte, so that a long list of entries is answered by walking over all texts.
    var random = SplitMix64(seed: 4)
    let words = ["oat", "goat", "milk", "bread", "tomato", "soup"]
    let padding = String(repeating: "-", count: 40)
    var texts = FoldedTexts()
    var titles = (0..<22_000).map { _ in
      "\(random.one(of: words)) \(padding) \(random.one(of: words))"
    }
    titles[20_000] += String(repeating: " oat", count: 2_500)
    for title in titles { texts.append(Item(id: nil, title: ExactText(title))) }
    for entry in stride(from: 0, to: titles.count, by: 100) {
      titles[entry] = "oats \(entry) \(padding)"
      texts.replace(entry, with: Item(id: nil, title: ExactText(titles[entry])))
    }
    #expect(texts.bytes.count > 1 << 20)
    let all = titles.indices.map(Int32.init)
    let some = all.filter { $0 % 3 == 0 }
    for (text, has) in [
      ("oat", { $0.hasOat }),
      ("oat zebra", { _ in false }),
    ] as [(String, (String) -> Bool)] {
      let query = SearchQuery(ExactText(text))
      let expected = all.filter { has(titles[Int($0)]) }
      #expect(texts.entries(matching: query) == expected)
      #expect(texts.entries(matching: query, among: all) == expected)
      let third = expected.filter { $0 % 3 == 0 }
      #expect(texts.entries(matching: query, among: some) == third)
      #expect(texts.entries(matching: query, among: some.reversed()) == third.reversed())
      #expect(texts.entries(matching: query, among: some + some) == third + third)
    }
  }

  @Test func `stay as small as what they hold under many replacements`() {
    var texts = Self.texts((0..<100).map { Item(id: nil, title: ExactText("title \($0)")) })
    let before = texts.bytes.count
    for round in 0..<5_000 {
      texts.replace(round % 100, with: Item(id: nil, title: ExactText("text \(round)")))
    }
    #expect(texts.bytes.count < 8 * before)
    #expect(texts.bounds.count < 1_000)
    #expect(texts.entries(matching: SearchQuery("text")) == Array(0..<100))
    #expect(texts.entries(matching: SearchQuery("title")) == [])
  }

  @Test func `do nothing where the folded text stays the same`() {
    var texts = Self.texts(["Apple", "Pear"])
    let before = texts.bytes
    texts.replace(0, with: "APPLE")
    #expect(texts.bytes == before && texts.pieces.isEmpty && texts.wasted == 0)
  }
}

extension String {
  fileprivate var hasOat: Bool {
    split(separator: " ").contains { $0.hasSuffix("oat") || $0 == "oats" }
  }
}
