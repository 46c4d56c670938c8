import CRawStore
import PickerEvents
@_spi(Benchmarks) import PickerProjection

/// Folded titles of one script, searched by us and in C.
struct SearchedTitles {
  let count: Int
  /// How many bytes the titles have before they are folded.
  let textBytes: Int
  /// How long it took to fold them all.
  let foldingSeconds: Double
  private let probe: SearchProbe
  private let bytes: [UInt8]
  private let bounds: [Int64]

  init(_ script: Titles.Script, _ count: Int) {
    var titles = Titles(script)
    let items = (0..<count).map { _ in Item(id: nil, title: ExactText(titles.next())) }
    let textBytes = items.reduce(0) { $0 + $1.title.string.utf8.count }
    let start = raw_thread_seconds()
    let probe = SearchProbe(items, textBytes: textBytes + count)
    foldingSeconds = raw_thread_seconds() - start
    self.count = count
    self.textBytes = textBytes
    self.probe = probe
    bytes = probe.bytes
    bounds = probe.bounds.map(Int64.init)
  }

  /// How many bytes the arena has, and how many the bounds of its entries take.
  var arenaBytes: Int { bytes.count + 8 * bounds.count }

  /// Searches all titles some times.
  ///
  /// - Returns: The seconds of one search, and what it found.
  func search(_ query: SearchProbe.Query, times: Int) -> (seconds: Double, hits: [Int32]) {
    var hits: [Int32] = []
    let start = raw_thread_seconds()
    for _ in 0..<times { hits = probe.entries(matching: query) }
    return ((raw_thread_seconds() - start) / Double(times), hits)
  }

  /// The same where a shorter query found something.
  func narrow(
    _ query: SearchProbe.Query, _ entries: [Int32], _ earlier: SearchProbe.Query, times: Int,
  ) -> (seconds: Double, hits: [Int32]) {
    var hits: [Int32] = []
    let start = raw_thread_seconds()
    for _ in 0..<times {
      hits = probe.entries(matching: query, among: entries, found: earlier)
    }
    return ((raw_thread_seconds() - start) / Double(times), hits)
  }

  /// Searches in C: all titles, or some entries.
  ///
  /// - Returns: The seconds of one search, and how much it found.
  func searchInC(
    _ query: SearchProbe.Query, among entries: [Int32]?, times: Int,
  ) -> (seconds: Double, hits: Int) {
    let words = query.words
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
            bytes: bytes.baseAddress, bounds: bounds.baseAddress, count: Int64(count))
          var found: Int64 = 0
          var seconds = 0.0
          for _ in 0..<times {
            let run =
              if let entries {
                raw_narrow(
                  texts, rawWords, Int64(words.count), entries, Int64(entries.count), &found)
              } else {
                raw_search(texts, rawWords, Int64(words.count), &found)
              }
            seconds += run
          }
          return (seconds / Double(times), Int(found))
        }
      }
    }
  }
}
