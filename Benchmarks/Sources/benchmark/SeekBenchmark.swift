#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import EventStore
import PickerEvents
import PickerProjection
import PickerSession

/// Going to an event of a long session, and one step forward and back from there.
///
/// The baseline of a jump is a replay from the opening, and that of a step back a step forward.
struct SeekBenchmark {
  let options: Options
  private let scratch: Scratch
  private let session: SessionID = "01JNC5W3E0-benchmark"

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["log"]) }
    print("10,000 items, up to 10,000 picks; medians of \(options.runs * 20) jumps\n")
    row(
      "events", "opening ms", "jump ms", "both ms", "bar ms", "replay ms", "forward us", "back us",
      "ratio", "bar")
    row("--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for size in options.sizes {
      let path = scratch.fresh("log")
      try RecordedTaps.record(size, session, path, items: 10_000, max: 10_000, scattered: 10_000)
      do { try EventStore(.file(path: path), access: .existing).keepChoices() }
      let log = try EventStore(.file(path: path), access: .readOnly)
      var opening = Figures()
      var jumps = Figures()
      var both = Figures()
      var walk: UInt64 = 7
      for _ in 0..<options.runs * 20 {
        walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let goal = size / 2 + Int(walk >> 33) % (size / 2)
        let start = ContinuousClock.now
        var cursor = try SessionCursor(session, in: log)
        let opened = StoreBenchmark.seconds(since: start)
        try cursor.move(to: goal)
        let all = StoreBenchmark.seconds(since: start)
        guard cursor.sequence == goal, cursor.divergence == nil else { throw Failure("no jump") }
        try opening.add(opened)
        try jumps.add(all - opened)
        try both.add(all)
      }
      let (forward, back) = try steps(log, size)
      row(
        Double(size).thousands, opening.median.milliseconds, jumps.median.milliseconds,
        both.median.milliseconds, "5.00", try replay(log).milliseconds, forward.microseconds,
        back.microseconds, (back / forward).ratio, "2.00")
    }
    try besides()
  }

  /// How much memory the process has.
  static var residentMegabytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, 128, file) != nil else { return 0 }
    let words = String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) / 256 : 0
  }

  /// What a step costs over tens of thousands of them, jumps at the edge of snapshots included.
  private func steps(_ log: EventStore, _ size: Int) throws -> (Double, Double) {
    let count = min(size / 2 - 1, 20_000)
    var forward = Figures()
    var back = Figures()
    for _ in 0..<options.runs {
      var cursor = try SessionCursor(session, in: log)
      try cursor.move(to: size / 2)
      var start = ContinuousClock.now
      for _ in 0..<count { try cursor.stepForward() }
      try forward.add(StoreBenchmark.seconds(since: start) / Double(count))
      start = ContinuousClock.now
      for _ in 0..<count { try cursor.stepBack() }
      try back.add(StoreBenchmark.seconds(since: start) / Double(count))
      guard cursor.sequence == size / 2, cursor.divergence == nil else { throw Failure("no step") }
    }
    return (forward.median, back.median)
  }

  private func replay(_ log: EventStore) throws -> Double {
    let start = ContinuousClock.now
    var reader = try log.reader(of: session)
    var replay: Replay?
    while let page = try reader.nextPage() {
      var rest = page
      if replay == nil, case .opened(let opening)? = rest.popFirst()?.event {
        replay = try Replay(opening)
      }
      guard replay?.apply(contentsOf: rest) == nil else { throw Failure("a divergence") }
    }
    return StoreBenchmark.seconds(since: start)
  }
}
