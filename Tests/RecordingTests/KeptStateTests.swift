import EventStore
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `A kept state of a session whose catalog changes` {
  @Test func `comes back with the events that made its catalog`() throws {
    for seed in 1..<5 as Range<UInt64> {
      let live = try #require(LiveSession.growing(8_000, seed: seed))
      let store = try EventStore(.memory)
      try store.append(live.events, to: "s", expecting: .mustNotExist)
      try store.catchUp(ChoiceProjection.self)
      guard case .opened(let opening) = live.events[0].event else { return }
      let opened = try PickerState(opening)
      var goal = live.events.count
      var count = 0
      while let kept = try store.keptState(ChoiceProjection.self, of: "s", through: goal) {
        let state = try #require(opened.restored(from: kept), "seed \(seed), event \(goal)")
        #expect(state.receipt == live.events[kept.event.sequence - 1].receipt)
        #expect(Self.remembersLastScan(state, live.events[..<kept.event.sequence]))
        // Without one of them, or with another one, it is nothing.
        if !kept.makers.isEmpty {
          var less = kept
          less.makers.removeLast()
          #expect(opened.restored(from: less) == nil)
          var other = kept
          other.makers[0] = live.events[0]
          #expect(opened.restored(from: other) == nil)
        }
        count += 1
        goal = kept.event.sequence - 1
      }
      // One for every thousand events.
      #expect(count >= 6, "seed \(seed)")
    }
  }

  /// Whether a state that was put back refuses the last scan before it, were it scanned again.
  private static func remembersLastScan(
    _ state: PickerState, _ events: ArraySlice<RecordedEvent>,
  ) -> Bool {
    let last = events.last { event in
      event.event.kind == .scanned && event.outcome.verdict != .rejected(.repeatedScan)
    }
    guard let last else { return false }
    let again = state.decide(last.event, at: last.time)
    return again.outcome.verdict == .rejected(.repeatedScan)
  }

  @Test func `lets its choices be followed from there`() throws {
    let live = try #require(LiveSession.growing(6_000, seed: 9))
    let store = try EventStore(.memory)
    var written = 0
    for end in stride(from: 700, through: 6_300, by: 700) {
      let end = min(end, live.events.count)
      try store.append(Array(live.events[written..<end]), to: "s", expecting: .any)
      #expect(try store.catchUp(ChoiceProjection.self).stopped == 0)
      written = end
    }
    var found: [Choice] = []
    var expected: [Choice] = []
    let isCurrent = try store.choices(ChoiceProjection.self, of: "s") { rows in
      rows.forEachChoice { found.append($0) }
    }
    live.projected.forEachChoice { expected.append($0) }
    #expect(isCurrent && found == expected)
  }

  @Test func `is no larger than its events, however much is scanned and given`() throws {
    let items = (0..<3_000).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let given = (0..<1_500).map { ItemID("i\($0 * 2)") }
    let events: [PickerEvent] =
      [.searchChanged(.typed("a")), .searchChanged(.erased(ErasedText(matches: given)))]
      + (0..<20_000).map { place in
        let code = ExactText("code \(place)")
        return .scanned(Scan(content: .read(raw: code, value: code)))
      }
    let live = try #require(
      LiveSession(
        Opening(
          config: GivenConfiguration([
            .mode(.multiple), .search(.enabled(true)), .scan(.enabled(true)),
            .scan(.action(.select)), .scan(.repeatWindowMs(60_000)),
          ]), sections: [Section(items: items)]), events))
    let store = try EventStore(.memory)
    try store.append(live.events, to: "s", expecting: .mustNotExist)
    try store.catchUp(ChoiceProjection.self)
    let bytes = try store.number("SELECT sum(length(bytes)) FROM snapshots")
    #expect(bytes < live.events.count * 60)
    #expect(try store.number("SELECT count(*) FROM snapshots") > 2)
    // All of the scans are in it: each is refused again.
    guard case .opened(let opening) = live.events[0].event else { return }
    let kept = try #require(try store.keptState(ChoiceProjection.self, of: "s", through: 20_003))
    let state = try #require(try PickerState(opening).restored(from: kept))
    #expect(kept.event.sequence > 10_000)
    for event in live.events[3..<kept.event.sequence] {
      let again = state.decide(event.event, at: event.time)
      guard again.outcome.verdict == .rejected(.repeatedScan) else {
        Issue.record("it forgot event \(event.sequence)")
        return
      }
    }
  }
}
