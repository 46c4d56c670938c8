import CRawStore
import PickerSession

/// One tap through `PickerSession.send` to a file at the default durability, beside the append of a
/// row alone in C, and beside the machine alone.
struct SessionBenchmark {
  private static let taps = 4_000

  private let options: Options
  private let scratch: Scratch

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["session", "raw"]) }
    let taps = Double(options.runs * Self.taps).thousands
    print("SQLite \(String(cString: raw_version())), \(taps) taps each, microseconds\n")
    row("list", "C median", "C p99", "send median", "send p99", "ratio", "bar", "machine alone")
    row("--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for size in options.hasSizes ? options.sizes : [1_000, 100_000, 1_000_000] { try measure(size) }
  }

  private func measure(_ size: Int) throws {
    let session = try PickerSession(
      MachineWork.opening(size), in: try EventStore(.file(path: scratch.fresh("session"))))
    // What a screen shows: 20 rows, of which every thousandth tap or so hits one.
    let rows = (0..<20).compactMap { session.row(ItemID("i\($0)")) }
    let raw = try RawLog(scratch.fresh("raw"))
    var ours: [Double] = []
    var theirs: [Double] = []
    for run in 0..<options.runs {
      if run % 2 == 0 { theirs += try raw.append(run * Self.taps, Self.taps) }
      for number in 0..<Self.taps {
        // Scattered over the list, round and round.
        let item = ItemID("i\((run * Self.taps + number) &* 7_919 % size)")
        let start = ContinuousClock.now
        let outcome = try session.send(.tapped(item))
        ours.append(Self.microseconds(since: start))
        guard outcome.verdict == .accepted else { throw Failure("tap \(number) was refused") }
      }
      if run % 2 == 1 { theirs += try raw.append(run * Self.taps, Self.taps) }
    }
    guard try session.store.session(session.id)?.eventCount == ours.count + 1,
      rows.allSatisfy({ $0.isPicked == session.isPicked($0.item) })
    else { throw Failure("the session and its log differ") }
    ours.sort()
    theirs.sort()
    row(
      Double(size).thousands, Self.median(theirs).ratio, Self.p99(theirs).ratio,
      Self.median(ours).ratio, Self.p99(ours).ratio,
      (Self.median(ours) / Self.median(theirs)).ratio, "60.00", try alone(size).ratio)
  }

  /// The median of deciding a tap and carrying it out, without a log and without slices.
  private func alone(_ size: Int) throws -> Double {
    var state = try PickerState(MachineWork.opening(size))
    var times: [Double] = []
    for number in 0..<Self.taps {
      let item = ItemID("i\(number &* 7_919 % size)")
      let start = ContinuousClock.now
      let verdict = state.apply(.tapped(item)).outcome.verdict
      times.append(Self.microseconds(since: start))
      guard verdict == .accepted else { throw Failure("tap \(number) was refused") }
    }
    times.sort()
    return Self.median(times)
  }

  private static func median(_ sorted: [Double]) -> Double { sorted[sorted.count / 2] }

  private static func p99(_ sorted: [Double]) -> Double { sorted[sorted.count * 99 / 100] }

  private static func microseconds(since start: ContinuousClock.Instant) -> Double {
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12
  }
}
