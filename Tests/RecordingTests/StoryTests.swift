import EventStore
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The story of an item` {
  /// The story as it is told while the session is played.
  private static func played(
    _ item: ItemID, _ live: LiveSession,
  ) throws -> (ItemStory, PickerState) {
    guard case .opened(let opening) = live.events[0].event else { throw Unplayable() }
    var replay = try Replay(opening)
    let opened = replay.state
    var story = ItemStory(of: item, opening, opened, at: live.events[0].time)
    for event in live.events.dropFirst() {
      replay.apply(event.event)
      story.take(event.event, replay, at: event.time)
    }
    return (story, opened)
  }

  private struct Unplayable: Error {}

  /// The story from the log and the one that is played; nil where the log's would need a replay.
  private static func both(
    _ item: ItemID, _ session: SessionID, _ live: LiveSession, _ store: EventStore,
  ) throws -> (found: ItemStory, expected: ItemStory)? {
    var lives: [Choice] = []
    let isKept = try store.choices(ChoiceProjection.self, of: session, item: item) { rows in
      rows.forEachChoice(of: item) { lives.append($0) }
    }
    #expect(isKept)
    let trace = try store.trace(
      of: item, in: session, lives.flatMap { [$0.picked, $0.end?.sequence].compactMap { $0 } })
    guard !trace.needsReplay else { return nil }
    let (expected, opened) = try played(item, live)
    return (ItemStory(of: item, lives, trace, ending: live.ending, opened), expected)
  }

  @Test func `is the same from the stored choices as from playing the session`() throws {
    let store = try EventStore(.memory)
    var compared = 0
    for seed in 0..<600 as Range<UInt64> {
      guard let live = LiveSession(seed: seed) else { continue }
      let session = SessionID("seed-\(seed)")
      try store.append(
        live.events, to: session, expecting: .mustNotExist, ending: live.ending)
      try store.catchUp(ChoiceProjection.self)
      for item in ["a", "b", "c", "d", "e", "f", "0", "1", "é", "e\u{301}"] as [ItemID] {
        guard let (found, expected) = try Self.both(item, session, live, store) else { continue }
        #expect(found.moments == expected.moments, "\(item) in \(RandomSession(seed: seed))")
        #expect(found.isPicked == expected.isPicked)
        compared += found.moments.isEmpty ? 0 : 1
      }
    }
    #expect(compared > 300)
  }
  /// A picker with all that a story can be about.
  private static let opening = Opening(
    config: GivenConfiguration([
      .mode(.multiple), .max(2), .search(.enabled(true)), .scan(.enabled(true)),
      .scan(.action(.select)),
    ]),
    sections: [
      Section(items: [
        Item(id: "a", title: "Anna", codes: ["1"]), Item(id: "b", title: "Bob", codes: ["2"]),
        Item(id: "c", title: "Cleo", codes: ["2"]),
        Item(id: "d", title: "Dan", codes: ["4"], enabled: false),
      ])
    ])

  private static func scanned(_ value: ExactText) -> PickerEvent {
    .scanned(Scan(content: .read(raw: value, value: value)))
  }

  /// What the log's columns tell all of.
  private static let plain: [[PickerEvent]] = [
    [.searchBegan], [.searchBegan, .searchCancelled], [.scannerOpened, .scannerClosed],
    [.scanFailed(failure: "dark")], [.loadStarted], [.loadFailed(message: "no")],
    [.viewportChanged(first: 0, capacity: 1)], [.paneSwiped(to: .selected)], [.anchorTapped],
    [scanned("9")], [scanned("2")], [scanned(" ")], [.rangeTapped(item: "c")],
    [.pageLoaded(Page(rows: .items(["n", "n"])))],
    [.pageLoaded(Page(rows: .items(["n"]), query: "x"))],
    [.catalogReloaded(Reload(sections: [Section(items: ["n", "n"])]))],
    [.searchResultsArrived(SearchAnswer(query: "x", rows: .ids([])))],
    [.rulesChanged(RulesChange([.min(9)]))],
    [.abandoned, .searchChanged(.typed("an")), scanned("1"), .pageLoaded(Page(rows: .items([])))],
  ]

  /// What it takes a replay to tell of.
  private static let further: [[PickerEvent]] = [
    [.searchChanged(.typed("anna"))], [.searchChanged(.erased(ErasedText(matches: ["b"])))],
    [.searchSubmitted(erased: nil)], [scanned("1")], [scanned("4")], [scanned("1"), scanned("1")],
    [.pageLoaded(Page(rows: .items(["n"])))],
    [.catalogReloaded(Reload(sections: [Section(items: ["a"])]))],
    [.rulesChanged(RulesChange([.max(1)]))],
  ]

  /// The events with taps before and after them, stored.
  private static func store(_ events: [PickerEvent], _ store: EventStore) throws -> LiveSession {
    let taps = ["a", "d", "b"].map { PickerEvent.tapped(item: $0, region: .all) }
    let live = try #require(
      LiveSession(opening, taps + events + [.selectAllTapped, .tapped("c"), .doneTapped]))
    try store.append(live.events, to: "s", expecting: .mustNotExist, ending: live.ending)
    try store.catchUp(ChoiceProjection.self)
    return live
  }

  @Test(arguments: plain)
  func `is told without a replay where columns tell all of it`(events: [PickerEvent]) throws {
    let store = try EventStore(.memory)
    let live = try Self.store(events, store)
    for item in ["a", "b", "c", "d", "n"] as [ItemID] {
      let (found, expected) = try #require(try Self.both(item, "s", live, store))
      #expect(found.moments == expected.moments, "\(item)")
      #expect(found.isPicked == expected.isPicked)
    }
  }

  @Test(arguments: further)
  func `needs a replay for searches, scans that find, new data and other rules`(
    events: [PickerEvent],
  ) throws {
    let store = try EventStore(.memory)
    _ = try Self.store(events, store)
    #expect(try store.trace(of: "a", in: "s", []).needsReplay)
  }

  @Test func `is the same in random sessions, whatever happens in them`() throws {
    var (compared, played) = (0, 0)
    for seed in 0..<150 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let store = try EventStore(.memory)
      var events: [PickerEvent] = []
      for _ in 0..<random.below(12) {
        switch random.below(10) {
        case 0..<4:
          events.append(.tapped(item: ItemID(["a", "b", "c", "d"][random.below(4)]), region: .all))
        case 4: events.append(.undone)
        case 5: events.append(.selectAllTapped)
        case 6: events.append(.deselectAllTapped(header: .all))
        case 7, 8: events += Self.plain[random.below(Self.plain.count - 1)]
        default:
          if random.chance(25) { events += Self.further[random.below(Self.further.count)] }
        }
      }
      let live = try Self.store(events, store)
      for item in ["a", "b", "c", "d"] as [ItemID] {
        guard let (found, expected) = try Self.both(item, "s", live, store) else {
          played += 1
          continue
        }
        #expect(found.moments == expected.moments, "\(item), seed \(seed): \(events)")
        compared += 1
      }
    }
    #expect(compared > 100 && played > 20)
  }
}
