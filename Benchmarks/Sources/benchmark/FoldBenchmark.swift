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
      try record(size, path)
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

  /// Records taps on 120 scattered items: most pick or unpick, some evict, a few are refused.
  private func record(_ size: Int, _ path: String) throws {
    let store = try EventStore(.file(path: path), durability: .relaxed)
    let opening = MachineWork.opening(1_000, [.mode(.multiple), .max(60)])
    var state = MachineBenchmark.open(opening)
    var walk: UInt64 = 1
    var batch = [Self.recorded(1, .opened(opening), Outcome(verdict: .accepted), state.receipt)]
    for number in 2...size {
      // A linear congruential walk (the constants of Knuth's MMIX), the same in every run.
      walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(walk >> 33) % 120
      let name = place < 114 ? "i\(place * 7)" : "ghost"
      let event = PickerEvent.tapped(item: ItemID(name), region: .all)
      let decision = state.apply(event)
      batch.append(Self.recorded(number, event, decision.outcome, decision.receipt))
      guard batch.count == 10_000 || number == size else { continue }
      try store.append(batch, to: session, expecting: .exactly(batch[0].sequence - 1))
      batch.removeAll(keepingCapacity: true)
    }
  }

  private static func recorded(
    _ number: Int, _ event: PickerEvent, _ outcome: Outcome, _ receipt: Receipt,
  ) -> RecordedEvent {
    RecordedEvent(
      sequence: number,
      time: Timestamp(microseconds: 1_772_000_000_000_000 + Int64(number) * 350_000),
      event: event, outcome: outcome.recorded, receipt: receipt)
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
