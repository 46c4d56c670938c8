import CRawStore
import PickerEvents
@_spi(Benchmarks) import PickerProjection

/// What a query over folded titles costs, from its text to the list of items, at growing catalogs.
///
/// The baseline is `memmem` of the system over the very same bytes, making the same list.
struct SearchBenchmark {
  private struct Query {
    let script: Titles.Script
    let kind: String
    let text: String
    /// What was typed one key earlier and has been answered.
    var before: String?
  }

  private static let queries = [
    Query(script: .latin, kind: "one letter, in nearly all", text: "a"),
    Query(script: .latin, kind: "one letter, in some", text: "q"),
    Query(script: .latin, kind: "one letter, in none", text: "#"),
    Query(script: .latin, kind: "three letters", text: "oat"),
    Query(script: .latin, kind: "three letters, in none", text: "tao"),
    Query(script: .latin, kind: "twelve letters", text: "strawberries"),
    Query(script: .latin, kind: "twelve letters, in none", text: "strawbarrels"),
    Query(script: .latin, kind: "two words", text: "oat milk"),
    Query(script: .latin, kind: "three words", text: "milk oat organic"),
    Query(script: .greek, kind: "three letters", text: "γαλ"),
    Query(script: .greek, kind: "three letters, in none", text: "λαγ"),
    Query(script: .cyrillic, kind: "three letters", text: "йог"),
    Query(script: .cyrillic, kind: "three letters, in none", text: "гой"),
    Query(script: .korean, kind: "two syllables", text: "딸기"),
    Query(script: .korean, kind: "two syllables, in none", text: "기딸"),
    Query(script: .latin, kind: "narrows", text: "al", before: "a"),
    Query(script: .latin, kind: "narrows", text: "oat", before: "oa"),
    Query(script: .latin, kind: "narrows", text: "oat m", before: "oat"),
    Query(script: .korean, kind: "narrows", text: "학", before: "하"),
  ]

  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    print(
      """
      titles of products; median of \(options.runs) interleaved runs; the bar of each row is 3.00, and
      1.00 of the first search for a narrowing one
      """)
    let sizes = options.hasSizes ? options.sizes : [1_000, 100_000, 1_000_000]
    var smallest: [String: Double] = [:]
    var folding: [[String]] = []
    print("")
    row(
      "titles", "query", "items", "hits", "memmem, µs", "µs", "of memmem", "of the search before",
      "growth per item")
    row("---", "---", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for script in Titles.Script.allCases {
      for size in sizes {
        let (probe, seconds, textBytes) = fold(script, size)
        folding.append([
          script.rawValue, Double(size).thousands, (seconds / Double(size) * 1e9).ratio,
          (Double(textBytes) / Double(size)).ratio,
          (Double(probe.bytes.count + 8 * probe.bounds.count) / Double(size)).ratio,
        ])
        let bytes = probe.bytes
        let bounds = probe.bounds.map(Int64.init)
        for query in Self.queries where query.script == script {
          let name = "\(query.before ?? "") \(query.text)"
          let perItem = try compare(query, probe, bytes, bounds, smallest[name])
          smallest[name] = smallest[name] ?? perItem
        }
      }
    }
    print("\nFolding every title once, at opening\n")
    row("titles", "items", "ns/item", "bytes/title", "bytes/item in the arena, with its bound")
    row("---", "--:", "--:", "--:", "--:")
    for line in folding { row(line[0], line[1], line[2], line[3], line[4]) }
  }

  /// Measures one query, prints its row, and returns the seconds per item.
  private func compare(
    _ query: Query, _ probe: SearchProbe, _ bytes: [UInt8], _ bounds: [Int64], _ smallest: Double?,
  ) throws -> Double {
    let asked = SearchProbe.Query(ExactText(query.text))
    let earlierQuery = SearchProbe.Query(ExactText(query.before ?? ""))
    let before = query.before.map { _ in probe.entries(matching: earlierQuery) }
    var (raw, ours, earlier) = (Figures(), Figures(), Figures())
    var hits = 0
    // A search of few items is too short for the clock.
    let repeats = max(1, 100_000 / bounds.count)
    for _ in 0..<options.runs {
      var found: Int64 = 0
      var seconds = 0.0
      for _ in 0..<repeats {
        seconds += Self.search(asked.words, bytes, bounds, before, &found)
      }
      try raw.add(seconds / Double(repeats))
      let start = raw_thread_seconds()
      for _ in 0..<repeats {
        hits =
          if let before {
            probe.entries(matching: asked, among: before, found: earlierQuery).count
          } else {
            probe.entries(matching: asked).count
          }
      }
      try ours.add((raw_thread_seconds() - start) / Double(repeats))
      if before != nil {
        let start = raw_thread_seconds()
        for _ in 0..<repeats { _ = probe.entries(matching: earlierQuery).count }
        try earlier.add((raw_thread_seconds() - start) / Double(repeats))
      }
      guard hits == found else { throw Failure("\(query.text): \(hits) hits, \(found) in C") }
    }
    let items = bounds.count - 1
    let perItem = ours.median / Double(items)
    row(
      query.script.rawValue,
      "\(query.kind): \(query.before.map { "`\($0)`, then " } ?? "")`\(query.text)`",
      Double(items).thousands, Double(hits).thousands, raw.median.microseconds,
      ours.median.microseconds, (ours.median / raw.median).ratio,
      query.before == nil ? "" : (ours.median / earlier.median).ratio,
      (perItem / (smallest ?? perItem)).ratio)
    return perItem
  }

  private func fold(
    _ script: Titles.Script, _ size: Int,
  ) -> (probe: SearchProbe, seconds: Double, bytes: Int) {
    var titles = Titles(script)
    let items = (0..<size).map { _ in Item(id: nil, title: ExactText(titles.next())) }
    let bytes = items.reduce(0) { $0 + $1.title.string.utf8.count }
    let start = raw_thread_seconds()
    let probe = SearchProbe(items, textBytes: bytes + size)
    return (probe, (raw_thread_seconds() - start), bytes)
  }

  private static func search(
    _ words: [[UInt8]], _ bytes: [UInt8], _ bounds: [Int64], _ before: [Int32]?,
    _ found: inout Int64,
  ) -> Double {
    let letters = words.flatMap(\.self)
    return bytes.withUnsafeBufferPointer { bytes in
      bounds.withUnsafeBufferPointer { bounds in
        letters.withUnsafeBufferPointer { letters in
          var start = 0
          let rawWords = words.map { word in
            defer { start += word.count }
            return RawWord(bytes: letters.baseAddress.map { $0 + start }, length: Int64(word.count))
          }
          let texts = RawTexts(
            bytes: bytes.baseAddress, bounds: bounds.baseAddress, count: Int64(bounds.count - 1))
          let count = Int64(words.count)
          guard let before else { return raw_search(texts, rawWords, count, &found) }
          return raw_narrow(texts, rawWords, count, before, Int64(before.count), &found)
        }
      }
    }
  }
}
