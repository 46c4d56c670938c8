import CRawStore
import PickerEvents
import PickerProjection

/// What one event costs, at growing catalogs: it must not grow with them.
///
/// The baseline of each row is the same work over the smallest catalog of the same run.
struct MachineBenchmark {
  private let options: Options
  private let events = 20_000

  init(_ options: Options) {
    self.options = options
  }

  func run() {
    print("decide and evolve; median of \(options.runs) runs of \(events) events each, seconds of the thread\n")
    row("work", "items", "picks", "ns/event", "growth", "bar")
    row("---", "--:", "--:", "--:", "--:", "--:")
    for work in MachineWork.allCases {
      var baseline: Double?
      for size in options.sizes {
        let nanoseconds = Self.median(options.runs) { time(work, size) } / Double(events) * 1e9
        baseline = baseline ?? nanoseconds
        row(
          work.name, Double(size).thousands, Double(work.picks(of: size)).thousands,
          Double(nanoseconds).thousands, (nanoseconds / (baseline ?? nanoseconds)).ratio,
          "under 2,000 ns")
      }
    }
    print("\nBulk work, in milliseconds; growth per item\n")
    row("work", "items", "ms", "ns/item", "growth per item", "bar")
    row("---", "--:", "--:", "--:", "--:", "--:")
    bulk("open", bar: "") { size, clock in
      let opening = MachineWork.opening(size)
      let start = clock.now
      let state = Self.open(opening)
      return (clock.now - start, state.pickCount)
    }
    bulk("Select All", bar: "1,000,000 under 50 ms") { size, clock in
      var state = Self.open(MachineWork.opening(size))
      let start = clock.now
      state.apply(.selectAllTapped)
      return (clock.now - start, state.pickCount)
    }
    bulk("Deselect All", bar: "") { size, clock in
      var state = Self.open(MachineWork.opening(size))
      state.apply(.selectAllTapped)
      let start = clock.now
      state.apply(.deselectAllTapped(header: .all))
      return (clock.now - start, state.pickCount)
    }
    bulk("undo of Select All", bar: "") { size, clock in
      var state = Self.open(MachineWork.opening(size))
      state.apply(.selectAllTapped)
      let start = clock.now
      state.apply(.undone)
      return (clock.now - start, state.pickCount)
    }
  }

  /// One work over the first size, for a program that counts.
  func once() {
    guard let work = options.work, let size = options.sizes.first else { return }
    _ = time(work, size)
  }

  private func time(_ work: MachineWork, _ size: Int) -> Double {
    var state = Self.open(work.opening(of: size))
    work.prepare(&state)
    let events = work.events(self.events, size)
    let start = raw_thread_seconds()
    let checksum = work.perform(events, &state)
    let seconds = raw_thread_seconds() - start
    precondition(checksum != 0, "the work was optimised away")
    return seconds
  }

  private func bulk(
    _ name: String, bar: String, _ work: (Int, ContinuousClock) -> (Duration, Int),
  ) {
    var baseline: Double?
    for size in options.sizes {
      let seconds = Self.median(options.runs) { Self.seconds(work(size, ContinuousClock()).0) }
      let perItem = seconds / Double(size) * 1e9
      baseline = baseline ?? perItem
      row(
        name, Double(size).thousands, (seconds * 1_000).ratio, perItem.ratio,
        (perItem / (baseline ?? perItem)).ratio, bar)
    }
  }

  static func open(_ opening: Opening) -> PickerState {
    do throws(RefusedOpening) {
      return try PickerState(opening)
    } catch {
      preconditionFailure(error.description)
    }
  }

  private static func median(_ runs: Int, _ run: () -> Double) -> Double {
    (0..<runs).map { _ in run() }.sorted()[runs / 2]
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}
