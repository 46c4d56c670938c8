import CRawStore

/// The tool's exports and statistics, as processes of their own, against a scan in C that touches
/// every column of the same rows.
struct ExportBenchmark {
  private let options: Options
  private let scratch: Scratch

  /// What is run: its words, and the bar of its ratio.
  private static let works: [(name: String, words: [String], bar: String)] = [
    ("events as NDJSON", ["export", "--format", "ndjson"], "0.30"),
    ("the same to a file", ["export", "--format", "ndjson", "-o"], ""),
    ("events as CSV", ["export", "--format", "csv"], "0.30"),
    ("the same to a file", ["export", "--format", "csv", "-o"], ""),
    ("events as Parquet, a file", ["export", "--format", "parquet", "-o"], "0.20"),
    (
      "choices as Parquet, a file", ["export", "--format", "parquet", "--table", "choices", "-o"],
      ""
    ),
    (
      "sessions as Parquet, a file",
      ["export", "--format", "parquet", "--table", "sessions", "-o"], ""
    ),
    ("stats", ["stats"], "1,000,000/s"),
  ]

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["log", "table"]) }
    let sizes = options.hasSizes ? options.sizes : [100_000, 1_000_000, 10_000_000]
    print("median of \(options.runs) interleaved runs; sessions of 50 events; each a process\n")
    row(
      "work", "events", "C scan events/s", "events/s", "ratio", "bar", "bytes an event",
      "MB of memory")
    row("---", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for size in sizes {
      let log = scratch.fresh("log")
      try RecordedSessions.record(size, at: log)
      var scans = Figures()
      var runs = Self.works.map { _ in Figures() }
      var bytes = Self.works.map { _ in 0 }
      var memory = Self.works.map { _ in 0.0 }
      for _ in 0..<(size > 1_000_000 ? 1 : options.runs) {
        var rows: Int64 = 0
        var sum: UInt64 = 0
        try scans.add(raw_scan(log, &rows, &sum))
        guard rows == size else { throw Failure("the scan found \(rows) events") }
        for (place, work) in Self.works.enumerated() {
          let table = scratch.fresh("table")
          // Without a file it goes to nothing, as into a fast pipe; the scan in C writes none either.
          let output = work.words.last == "-o" ? [table] : []
          let run = try ToolRun([work.words[0], log] + work.words.dropFirst() + output)
          try runs[place].add(run.seconds)
          bytes[place] = output.isEmpty ? 0 : scratch.size(table)
          memory[place] = max(memory[place], run.megabytes)
        }
      }
      for (place, work) in Self.works.enumerated() {
        row(
          work.name, Double(size).thousands, scans.rate(size).thousands,
          runs[place].rate(size).thousands, (scans.median / runs[place].median).ratio, work.bar,
          bytes[place] == 0 ? "" : (Double(bytes[place]) / Double(size)).ratio,
          memory[place].ratio)
      }
    }
  }
}
