import PickerEvents
import PickerProjection

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Folding titles of several scripts into one arena, at growing numbers of titles.
///
/// The baseline is `memcpy` of the same titles into one arena, one call a title: the least that
/// bringing them together can do.
struct FoldingBenchmark {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Words that titles of a script are made of.
  private static let scripts: [(name: String, words: [String])] = [
    (
      "ASCII", ["Green", "apple", "Router", "AX-3000", "with", "two", "antennas", "Deluxe", "tea"]
    ),
    (
      "Latin", ["Crème", "brûlée", "Äpfel", "größer", "Łódź", "São", "Málaga", "Øresund", "café"]
    ),
    (
      "Cyrillic",
      ["Зелёное", "яблоко", "Москва", "Чай", "чёрный", "большой", "Йогурт", "сыр", "новый"]
    ),
    ("CJK", ["東京都", "緑茶", "大阪市北区", "自転車", "漢字", "新しい", "カメラ", "北京", "上海市"]),
    ("Hangul", ["서울특별시", "녹차", "학교", "자전거", "한국어", "새로운", "카메라", "부산", "사과"]),
  ]

  func run() throws {
    let start = ContinuousClock.now
    let letter = Folding.folded("é")
    let unpacking = StoreBenchmark.seconds(since: start)
    guard letter == [UInt8(ascii: "e")] else { throw Failure("nothing folded") }
    print("the first text of a process unpacks the table: \(unpacking.microseconds) us\n")
    print(
      """
      titles of about 20 letters, one pass over all of them after the other; medians of \
      \(options.runs) passes in slices of \(Self.slice) titles; MB = bytes read

      """)
    row("script", "titles", "bytes/title", "memcpy MB/s", "fold MB/s", "of memcpy", "growth")
    row("---", "--:", "--:", "--:", "--:", "--:", "--:")
    for script in Self.scripts {
      var first: Double?
      for size in options.sizes {
        let titles = Self.titles(size / Self.slice * Self.slice, script.words)
        let bytes = titles.reduce(0) { $0 + $1.string.utf8.count }
        var figures = (copy: Figures(), fold: Figures())
        // Room for the longest: a syllable of Hangul becomes three times as long.
        var arena: [UInt8] = []
        arena.reserveCapacity(bytes * 4)
        for _ in 0..<options.runs {
          try copy(titles, bytes, &figures.copy)
          try fold(titles, &arena, &figures.fold)
        }
        let (copy, fold) = (figures.copy.median, figures.fold.median)
        let perTitle = Double(bytes) / Double(titles.count)
        let perByte = fold / perTitle
        first = first ?? perByte
        let megabytes = perTitle * Double(Self.slice) / 1e6
        row(
          script.name, Double(titles.count).thousands, perTitle.ratio,
          (megabytes / copy).thousands, (megabytes / fold).thousands, (fold / copy).ratio,
          (perByte / (first ?? perByte)).ratio)
      }
    }
  }

  /// What is timed at once: so little that another program seldom gets in between.
  private static let slice = 1_000

  private func copy(_ titles: [ExactText], _ bytes: Int, _ figures: inout Figures) throws {
    let arena = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    defer { arena.deallocate() }
    // The pages are there before the clock runs, as they are for the arena of folding.
    memset(arena, 1, bytes)
    var place = 0
    for start in stride(from: 0, to: titles.count, by: Self.slice) {
      let begun = ContinuousClock.now
      for title in titles[start..<start + Self.slice] {
        var string = title.string
        string.withUTF8 { source in
          if let base = source.baseAddress { memcpy(arena + place, base, source.count) }
          place += source.count
        }
      }
      try figures.add(StoreBenchmark.seconds(since: begun))
    }
    guard place == bytes, arena.load(as: UInt8.self) != 1 else { throw Failure("no copy") }
  }

  private func fold(
    _ titles: [ExactText], _ arena: inout [UInt8], _ figures: inout Figures,
  ) throws {
    arena.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: titles.count, by: Self.slice) {
      let begun = ContinuousClock.now
      for title in titles[start..<start + Self.slice] {
        Folding.fold(title, into: &arena)
      }
      try figures.add(StoreBenchmark.seconds(since: begun))
    }
    guard arena.count > titles.count else { throw Failure("nothing folded") }
  }

  /// Titles of a few words each, the same in every run.
  private static func titles(_ count: Int, _ words: [String]) -> [ExactText] {
    var walk: UInt64 = 7
    return (0..<count).map { _ in
      var title = ""
      while title.unicodeScalars.count < 18 {
        walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if !title.isEmpty { title += " " }
        title += words[Int(walk >> 33) % words.count]
      }
      return ExactText(title)
    }
  }
}
