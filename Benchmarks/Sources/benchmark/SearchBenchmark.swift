import CRawStore
import PickerEvents
@_spi(Benchmarks) import PickerProjection

/// What a query over folded titles costs, up to the list of the items, at growing catalogs.
///
/// The baseline is the system's `memmem` over the very same bytes, making the same list.
struct SearchBenchmark {
  private let options: Options
  private let sizes: [Int]

  private static let queries: [(script: Titles.Script, kind: String, text: String)] = [
    (.latin, "one letter, in nearly all", "a"),
    (.latin, "one letter, in some", "q"),
    (.latin, "one letter, in none", "#"),
    (.latin, "three letters", "oat"),
    (.latin, "three letters, in none", "tao"),
    (.latin, "twelve letters", "strawberries"),
    (.latin, "twelve letters, in none", "strawbarrels"),
    (.latin, "two words", "oat milk"),
    (.latin, "three words", "milk oat organic"),
    (.greek, "three letters", "γαλ"),
    (.greek, "three letters, in none", "λαγ"),
    (.cyrillic, "three letters", "йог"),
    (.cyrillic, "three letters, in none", "гой"),
    (.korean, "two syllables", "딸기"),
    (.korean, "two syllables, in none", "기딸"),
  ]

  /// What is typed after something that was answered.
  private static let narrowing: [(script: Titles.Script, earlier: String, text: String)] = [
    (.latin, "a", "al"), (.latin, "oa", "oat"), (.latin, "oat", "oat m"),
    (.latin, "strawb", "strawbe"), (.cyrillic, "йо", "йог"), (.korean, "하", "학"),
  ]

  init(_ options: Options) {
    self.options = options
    sizes = options.hasSizes ? options.sizes : [1_000, 100_000, 1_000_000]
  }

  func run() throws {
    print(
      "titles of products; median of \(options.runs) interleaved runs of the thread's own time\n")
    let titles = Titles.Script.allCases.map { script in
      (script: script, titles: sizes.map { SearchedTitles(script, $0) })
    }
    row(
      "titles", "query", "items", "hits", "memmem, µs", "µs", "of memmem, bar 3.00",
      "growth per item")
    row("---", "---", "--:", "--:", "--:", "--:", "--:", "--:")
    for query in Self.queries {
      var smallest: Double?
      for titles in titles.first(where: { $0.script == query.script })?.titles ?? [] {
        let perItem = try search(query, titles, smallest)
        smallest = smallest ?? perItem
      }
    }
    print("\nOne key more, beside `memmem` in each of the earlier hits\n")
    row(
      "titles", "query", "items", "earlier hits", "hits", "memmem, µs", "µs", "of memmem, bar 1.00",
      "of a search anew", "ns/earlier hit")
    row("---", "---", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for keys in Self.narrowing {
      for titles in titles.first(where: { $0.script == keys.script })?.titles ?? [] {
        try narrow(keys, titles)
      }
    }
    print("\nFolding every title once, at opening\n")
    row("titles", "items", "ns/item", "bytes/title", "bytes/item in the arena and its bounds")
    row("---", "--:", "--:", "--:", "--:")
    for (script, sizes) in titles {
      for titles in sizes {
        let items = Double(titles.count)
        row(
          script.rawValue, items.thousands, (titles.foldingSeconds / items * 1e9).ratio,
          (Double(titles.textBytes) / items).ratio, (Double(titles.arenaBytes) / items).ratio)
      }
    }
  }

  /// Prints the row of a query, and returns its seconds per item.
  private func search(
    _ query: (script: Titles.Script, kind: String, text: String), _ titles: SearchedTitles,
    _ smallest: Double?,
  ) throws -> Double {
    let asked = SearchProbe.Query(ExactText(query.text))
    var (raw, ours) = (Figures(), Figures())
    var hits = 0
    for _ in 0..<options.runs {
      let inC = titles.searchInC(asked, among: nil, times: Self.times(titles.count))
      let here = titles.search(asked, times: Self.times(titles.count))
      hits = here.hits.count
      guard hits == inC.hits else { throw Failure("\(query.text): \(hits), in C \(inC.hits)") }
      try raw.add(inC.seconds)
      try ours.add(here.seconds)
    }
    let perItem = ours.median / Double(titles.count)
    row(
      query.script.rawValue, "\(query.kind): `\(query.text)`", Double(titles.count).thousands,
      Double(hits).thousands, raw.median.microseconds, ours.median.microseconds,
      (ours.median / raw.median).ratio, (perItem / (smallest ?? perItem)).ratio)
    return perItem
  }

  private func narrow(
    _ keys: (script: Titles.Script, earlier: String, text: String), _ titles: SearchedTitles,
  ) throws {
    let asked = SearchProbe.Query(ExactText(keys.text))
    let earlier = SearchProbe.Query(ExactText(keys.earlier))
    let before = titles.search(earlier, times: 1).hits
    var (raw, ours, anew) = (Figures(), Figures(), Figures())
    var hits = 0
    for _ in 0..<options.runs {
      let times = Self.times(titles.count)
      let inC = titles.searchInC(asked, among: before, times: times)
      let here = titles.narrow(asked, before, earlier, times: times)
      let whole = titles.search(asked, times: times)
      hits = here.hits.count
      guard here.hits == whole.hits, hits == inC.hits else {
        throw Failure("\(keys.text): \(hits), in C \(inC.hits)")
      }
      try raw.add(inC.seconds)
      try ours.add(here.seconds)
      try anew.add(whole.seconds)
    }
    row(
      keys.script.rawValue, "`\(keys.earlier)`, then `\(keys.text)`",
      Double(titles.count).thousands, Double(before.count).thousands, Double(hits).thousands,
      raw.median.microseconds, ours.median.microseconds, (ours.median / raw.median).ratio,
      (ours.median / anew.median).ratio,
      (ours.median / Double(max(before.count, 1)) * 1e9).ratio)
  }

  /// A search of few items is too short for the clock.
  private static func times(_ count: Int) -> Int { max(1, 100_000 / count) }
}
