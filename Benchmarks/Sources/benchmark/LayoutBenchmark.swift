import CRawStore

/// Four ways to key the events, in C.
struct LayoutBenchmark {
  private let options: Options
  private let scratch: Scratch

  private static let layouts: [(name: String, layout: RawLayout)] = [
    ("rowid + UNIQUE (session, sequence)", RawLayoutUnique),
    ("WITHOUT ROWID (session, sequence)", RawLayoutWithoutRowid),
    ("session << 24 \\| sequence", RawLayoutPacked),
    ("the same + `appends`", RawLayoutPackedAppends),
  ]

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["layout"]) }
    print("SQLite \(String(cString: raw_version())), median of \(options.runs) interleaved runs\n")
    row("events", "batch", "layout", "append rows/s", "scan rows/s", "bytes/event")
    row("--:", "--:", "---", "--:", "--:", "--:")
    for size in options.sizes {
      for batch in options.batches {
        try measure(size, batch)
      }
    }
  }

  private func measure(_ size: Int, _ batch: Int) throws {
    var appends = [Figures](repeating: Figures(), count: Self.layouts.count)
    var scans = appends
    var bytes = [Int](repeating: 0, count: Self.layouts.count)
    for _ in 0..<options.runs {
      for (index, layout) in Self.layouts.enumerated() {
        let path = scratch.fresh("layout")
        let result = raw_layout(layout.layout, path, Int64(size), Int64(batch))
        guard result.code == 0 else { throw Failure("SQLite code \(result.code)") }
        try appends[index].add(result.append_seconds)
        try scans[index].add(result.scan_seconds)
        bytes[index] = Int(result.bytes)
      }
    }
    for (index, layout) in Self.layouts.enumerated() {
      row(
        Double(size).thousands, Double(batch).thousands, layout.name,
        appends[index].rate(size).thousands, scans[index].rate(size).thousands,
        (Double(bytes[index]) / Double(size)).ratio)
    }
  }
}
