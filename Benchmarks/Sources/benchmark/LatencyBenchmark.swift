import CRawStore
import EventStore
import PickerEvents

/// What one tap waits for, in a small log and in a great one, against the same in C.
struct LatencyBenchmark {
  private let options: Options
  private let scratch: Scratch
  private let session: SessionID = "01JNC5W3E0-benchmark"

  /// How many taps a run times.
  private static let taps = 2_000

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["store", "raw"]) }
    print("\(options.runs) interleaved runs of \(Self.taps) appends of one event; microseconds\n")
    row("events in the log", "C median", "C p99", "store median", "store p99", "ratio of medians")
    row("--:", "--:", "--:", "--:", "--:", "--:")
    var medians: [(raw: Double, store: Double)] = []
    for size in [10_000, 10_000_000] { medians.append(try measure(size)) }
    let (small, great) = (medians[0], medians[1])
    print("\ngrowth of the median: C \((great.raw / small.raw).ratio), ", terminator: "")
    print("store \((great.store / small.store).ratio), bar 1.30")
  }

  private func measure(_ size: Int) throws -> (raw: Double, store: Double) {
    let (store, raw) = (scratch.fresh("store"), scratch.fresh("raw"))
    try FilledLog.taps(size, at: store)
    do {
      let log = try EventStore(.file(path: store))
      try log.append([FilledLog.opened], to: session, expecting: .mustNotExist)
      guard try log.head() == size + 1 else { throw Failure("the log was not filled") }
    }
    try scratch.copy(store, to: raw)
    var rawLaps: [Double] = []
    var storeLaps: [Double] = []
    for run in 0..<options.runs {
      let first = run * Self.taps + 2
      if run % 2 == 0 { try rawLaps += rawTaps(raw, first) }
      try storeLaps += storeTaps(store, first)
      if run % 2 == 1 { try rawLaps += rawTaps(raw, first) }
    }
    let medians = (raw: rawLaps.quantile(500), store: storeLaps.quantile(500))
    row(
      Double(size).thousands, medians.raw.microseconds, rawLaps.quantile(990).microseconds,
      medians.store.microseconds, storeLaps.quantile(990).microseconds,
      (medians.store / medians.raw).ratio)
    return medians
  }

  private func rawTaps(_ path: String, _ first: Int) throws -> [Double] {
    var laps = [Double](repeating: 0, count: Self.taps)
    let seconds = raw_append(
      path, session.string, Int64(first), Int64(first + Self.taps - 1), 1, &laps)
    guard seconds > 0 else { throw Failure("SQLite code \(Int(-seconds))") }
    return laps
  }

  private func storeTaps(_ path: String, _ first: Int) throws -> [Double] {
    let store = try EventStore(.file(path: path), access: .existing)
    let taps = (first..<first + Self.taps).map { [StoreBenchmark.event($0)] }
    return try taps.map { tap in
      let start = ContinuousClock.now
      try store.append(tap, to: session, expecting: .exactly(tap[0].sequence - 1))
      return StoreBenchmark.seconds(since: start)
    }
  }
}
