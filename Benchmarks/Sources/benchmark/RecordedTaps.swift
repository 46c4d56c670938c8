import EventStore
import PickerEvents
import PickerProjection

/// A session of taps, recorded into a log for the benchmarks that read it.
enum RecordedTaps {
  /// Records taps on 120 scattered items: most pick or unpick, some evict, a few are refused.
  static func record(
    _ size: Int, _ session: SessionID, _ path: String, items: Int = 1_000, max: Int = 60,
    scattered: Int = 120, batch: Int = 10_000,
  ) throws {
    let store = try EventStore(.file(path: path), durability: .relaxed)
    let opening = MachineWork.opening(items, [.mode(.multiple), .max(max)])
    var state = MachineBenchmark.open(opening)
    var walk: UInt64 = 1
    var events = [recorded(1, .opened(opening), Outcome(verdict: .accepted), state.receipt)]
    for number in 2...size {
      // A linear congruential walk (the constants of Knuth's MMIX), the same in every run.
      walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(walk >> 33) % scattered
      let name = place * 20 < scattered * 19 ? "i\(place * (items / scattered))" : "ghost"
      let event = PickerEvent.tapped(item: ItemID(name), region: .all)
      let decision = state.apply(event)
      events.append(recorded(number, event, decision.outcome, decision.receipt))
      guard events.count == batch || number == size else { continue }
      try store.append(events, to: session, expecting: .exactly(events[0].sequence - 1))
      events.removeAll(keepingCapacity: true)
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
}
