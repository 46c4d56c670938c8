import CRawStore
import PickerEvents
import PickerProjection
import PickerSession

/// Every kind of work in worlds that are unlike those of usual apps, at growing sizes.
///
/// Growth compares with the smallest size of the same world, and "of one section" with the plain
/// list of as many items, which is measured first in the same run.
struct WorldsBenchmark {
  private let options: Options
  private let events = 2_000

  init(_ options: Options) {
    self.options = options
  }

  private var sizes: [Int] { options.hasSizes ? options.sizes : [1_000, 10_000, 100_000] }

  func run() throws {
    print("Works at one event; median of \(options.runs) runs of \(events) events each\n")
    row("work", "world", "items", "ns/event", "growth", "of one section", "bar")
    row("---", "---", "--:", "--:", "--:", "--:", "--:")
    for event in WorldEvent.allCases {
      try table(event.rawValue, perItem: false, bar: event == .page ? "" : "under 2,000") {
        world, count in
        time(event, world, count)
      }
    }
    print("\nWorks over a whole world; growth per item\n")
    row("work", "world", "items", "ms", "growth", "of one section", "bar")
    row("---", "---", "--:", "--:", "--:", "--:", "--:")
    for work in WorldWork.allCases {
      try table(work.rawValue, perItem: true, bar: work.bar) { world, count in
        time(work, world, count)
      }
    }
    try table("keep choices and snapshots", perItem: true, bar: "") { world, count in
      try keeping(world, count).kept
    }
    try table("go to an event from a snapshot", perItem: true, bar: "") { world, count in
      try keeping(world, count).moved
    }
    try NoteWorld(options).run()
  }

  /// Prints one work in all worlds.
  private func table(
    _ name: String, perItem: Bool, bar: String, _ run: (World, Int) throws -> Double,
  ) throws {
    var plain: [Int: Double] = [:]
    for world in World.allCases {
      var smallest: Double?
      for count in world.counts(sizes) {
        let runs = try (0..<options.runs).map { _ in try run(world, count) }
        let seconds = runs.sorted()[runs.count / 2]
        let cost = perItem ? seconds / Double(count) : seconds
        smallest = smallest ?? cost
        if world == .list { plain[count] = seconds }
        row(
          name, world.rawValue, Double(count).thousands,
          perItem ? seconds.milliseconds : (seconds / Double(events) * 1e9).thousands,
          (cost / (smallest ?? cost)).ratio, plain[count].map { (seconds / $0).ratio } ?? "", bar)
      }
    }
  }

  private func time(_ event: WorldEvent, _ world: World, _ count: Int) -> Double {
    var state = MachineBenchmark.open(event.opening(world, count))
    if event == .undo { state.apply(.tapped(item: "i0", region: .all)) }
    let events = event.events(self.events, count)
    let start = raw_thread_seconds()
    let checksum = event.perform(events, &state)
    let seconds = raw_thread_seconds() - start
    precondition(checksum != 0, "the work was optimised away")
    return seconds
  }

  private func time(_ work: WorldWork, _ world: World, _ count: Int) -> Double {
    let opening = world.opening(of: count)
    var state = work.prepare(world, opening)
    let event = work.event(world, count)
    let start = raw_thread_seconds()
    let checksum = work.perform(event, opening, &state)
    let seconds = raw_thread_seconds() - start
    precondition(checksum != 0, "the work was optimised away")
    return seconds
  }

  /// A session long enough for a snapshot: the seconds of keeping it, and of going to its end.
  private func keeping(_ world: World, _ count: Int) throws -> (kept: Double, moved: Double) {
    let store = try EventStore(.memory)
    let opening = world.opening(of: count)
    let session = try PickerSession(opening, in: store)
    let taps = 1_100 + opening.preselected.count / 8
    try session.send(
      contentsOf: (0..<taps).map { .tapped(ItemID("i\($0 &* 7_919 % count)")) })
    let start = ContinuousClock.now
    try store.keepChoices()
    let kept = StoreBenchmark.seconds(since: start)
    var cursor = try SessionCursor(session.id, in: store)
    let moving = ContinuousClock.now
    try cursor.move(to: taps)
    let moved = StoreBenchmark.seconds(since: moving)
    guard cursor.sequence == taps, cursor.divergence == nil else { throw Failure("no jump") }
    return (kept, moved)
  }
}

extension WorldWork {
  fileprivate var bar: String {
    switch self {
    case .open: "1,000,000 under 1,000"
    case .selectAll: "1,000,000 under 50"
    case .reload: "1,000,000 under 500"
    case .deselectAll, .undo, .validity, .done, .query, .narrowing, .selectFound, .sections: ""
    }
  }
}
