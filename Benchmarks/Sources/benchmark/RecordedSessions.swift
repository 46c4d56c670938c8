import EventStore
import PickerEvents
import PickerProjection
import PickerSession

/// A log of many sessions as people have them: some fifty events each, taps, refusals, evictions,
/// an undo now and then, most committed, a few never ended.
enum RecordedSessions {
  static let size = 50

  /// Records so many events, and brings their choices up to date.
  static func record(_ count: Int, at path: String) throws {
    let store = try EventStore(.file(path: path), durability: .relaxed)
    let opening = MachineWork.opening(200, [.mode(.multiple), .max(8)])
    let opened = MachineBenchmark.open(opening)
    // A linear congruential walk (the constants of Knuth's MMIX), the same in every run.
    var walk: UInt64 = 1
    func dice(_ sides: Int) -> Int {
      walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(walk >> 33) % sides
    }
    var time: Int64 = 1_772_000_000_000_000
    for number in 0..<count / size {
      var state = opened
      time += 5_000_000
      var events = [
        RecordedEvent(
          sequence: 1, time: Timestamp(microseconds: time), event: .opened(opening),
          outcome: RecordedOutcome(verdict: .accepted), receipt: state.receipt)
      ]
      let isLeft = dice(20) == 0
      for sequence in 2...size {
        time += 400_000 + Int64(dice(1_500_000))
        let event: PickerEvent =
          if sequence == size, !isLeft {
            dice(10) == 0 ? .cancelTapped : .doneTapped
          } else if dice(20) == 0 {
            .undone
          } else {
            .tapped(item: ItemID(dice(20) == 0 ? "ghost" : "i\(dice(200))"), region: .all)
          }
        let decision = state.apply(event)
        events.append(
          RecordedEvent(
            sequence: sequence, time: Timestamp(microseconds: time), event: event,
            outcome: decision.outcome.recorded, receipt: decision.receipt))
      }
      let id = SessionID(ExactText("019541f2-7a31-7bcd-8e21-\(number + 100_000_000)"))
      try store.append(
        events, to: id, expecting: .mustNotExist, ending: isLeft ? nil : state.ending)
    }
    try store.keepChoices()
  }
}
