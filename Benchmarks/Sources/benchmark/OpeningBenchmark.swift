import EventStore

/// What opening a log costs, empty and with a gigabyte in it.
struct OpeningBenchmark {
  private let options: Options
  private let scratch: Scratch

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["empty", "great"]) }
    let (empty, great) = (scratch.fresh("empty"), scratch.fresh("great"))
    do { _ = try EventStore(.file(path: empty)) }
    try FilledLog.bytes(1 << 30, at: great)
    let size = Double(scratch.size(great)) / 1e9
    print("median of \(options.runs * 4) interleaved openings; milliseconds\n")
    row("opened for", "empty", "\(size.ratio) GB", "difference", "bar")
    row("---", "--:", "--:", "--:", "--:")
    for (name, access) in [("reading", EventStore.Access.readOnly), ("writing", .readWrite)] {
      var figures = (empty: Figures(), great: Figures())
      for _ in 0..<options.runs * 4 {
        try figures.empty.add(try open(empty, access))
        try figures.great.add(try open(great, access))
      }
      row(
        name, figures.empty.median.milliseconds, figures.great.median.milliseconds,
        (figures.great.median - figures.empty.median).milliseconds, "20")
    }
  }

  /// Opens a log, and closes it again without counting that.
  private func open(_ path: String, _ access: EventStore.Access) throws -> Double {
    let start = ContinuousClock.now
    let store = try EventStore(.file(path: path), access: access)
    let seconds = StoreBenchmark.seconds(since: start)
    withExtendedLifetime(store) {}
    return seconds
  }
}
