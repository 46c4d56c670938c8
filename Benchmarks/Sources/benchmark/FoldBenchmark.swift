import CRawStore
import EventStore
import PickerEvents
import PickerProjection

/// Reading a session, taking it in, and comparing every outcome and receipt with its record.
///
/// The baseline is a scan of the same rows in C that touches every column and does nothing else.
struct FoldBenchmark {
  private let options: Options
  private let scratch: Scratch
  private let session: SessionID = "01JNC5W3E0-benchmark"

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() async throws {
    defer { scratch.remove(["fold"]) }
    print("median of \(options.runs) interleaved runs; 1,000 items, at most 60 picks\n")
    row("work", "events", "C scan rows/s", "events/s", "ratio", "bar")
    row("---", "--:", "--:", "--:", "--:", "--:")
    for size in options.sizes {
      let path = scratch.fresh("fold")
      try RecordedTaps.record(size, session, path)
      var raw = Figures()
      var alone = Figures()
      var ahead = Figures()
      for _ in 0..<options.runs {
        var rows: Int64 = 0
        var checksum: UInt64 = 0
        try raw.add(raw_scan(path, &rows, &checksum))
        try alone.add(try fold(path, events: size))
        try ahead.add(try await foldAhead(path, events: size))
      }
      for (name, fold, bar) in [
        ("read ahead, apply, compare", ahead, "0.50"), ("the same on one thread", alone, ""),
      ] {
        row(
          name, Double(size).thousands, raw.rate(size).thousands, fold.rate(size).thousands,
          (raw.median / fold.median).ratio, bar)
      }
    }
  }

  /// Reads and takes in by turns.
  private func fold(_ path: String, events: Int) throws -> Double {
    let log = try EventStore(.file(path: path), access: .readOnly)
    let start = ContinuousClock.now
    var reader = try log.reader(of: session)
    var replay: Replay?
    while let page = try reader.nextPage() { try Self.take(page, &replay) }
    return try Self.seconds(since: start, replay, events)
  }

  /// Reads the next page while one is taken in.
  private func foldAhead(_ path: String, events: Int) async throws -> Double {
    let log = try EventStore(.file(path: path), access: .readOnly)
    let start = ContinuousClock.now
    var replay: Replay?
    for try await page in try log.pages(of: session) { try Self.take(page, &replay) }
    return try Self.seconds(since: start, replay, events)
  }

  private static func take(_ page: ArraySlice<RecordedEvent>, _ replay: inout Replay?) throws {
    var rest = page
    if replay == nil, case .opened(let opening)? = rest.first?.event {
      replay = try Replay(opening)
      rest = rest.dropFirst()
    }
    if let divergence = replay?.apply(contentsOf: rest) {
      throw Failure("event \(divergence.sequence) came out otherwise than recorded")
    }
  }

  private static func seconds(
    since start: ContinuousClock.Instant, _ replay: Replay?, _ events: Int,
  ) throws -> Double {
    let parts = (ContinuousClock.now - start).components
    guard replay?.sequence == events else { throw Failure("not every event was taken in") }
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}
