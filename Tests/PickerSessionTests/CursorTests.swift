import PickerReference
import PickerSession
import Testing

@Suite struct `A cursor over a recorded session` {
  /// Records a session of random taps, steps back and forth, changes of the rules, searches, scans,
  /// pages and reloads.
  private static func record(
    _ count: Int, seed: UInt64, in store: EventStore,
  ) throws -> (SessionID, [RecordedEvent]) {
    var random = SplitMix64(seed: seed)
    let items = (0..<30).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let id = SessionID("seed-\(seed)")
    let session = try PickerSession(
      Opening(
        config: GivenConfiguration([
          .mode(.multiple), .max(8), .search(.enabled(true)), .scan(.enabled(true)),
          .scan(.action(.select)),
        ]), sections: [.init(items: items)], hasMore: true), in: store, id: id)
    var events: [PickerEvent] = []
    while events.count < count - 1 {
      switch random.below(37) {
      case 0..<20: events.append(.tapped(ItemID("i\(random.below(31))")))
      case 20..<24: events += Array(repeating: .undone, count: 1 + random.below(9))
      case 24..<26: events += Array(repeating: .redone, count: 1 + random.below(5))
      case 26: events.append(.selectAllTapped)
      case 27: events.append(.deselectAllTapped(header: .all))
      case 28: events.append(.selectionSet(ids: [ItemID("n\(random.below(40))"), "i3"]))
      case 29: events.append(.rulesChanged(RulesChange([.max(5 + random.below(6))])))
      case 30: events.append(.searchChanged(.typed(["", "item", "item 1", "2"][random.below(4)])))
      case 31: events.append(.searchChanged(.erased(ErasedText(matches: ["i1", "i4", "i9"]))))
      case 32:
        let code = ExactText("i\(random.below(40))")
        events.append(.scanned(Scan(content: .read(raw: code, value: code))))
      case 33: events.append(.viewportChanged(first: random.below(30), capacity: 9))
      case 34: events.append(.rangeTapped(item: ItemID("i\(random.below(31))")))
      case 35 where random.chance(10):
        events.append(.catalogReloaded(Reload(sections: [Section(items: some(20, &random))])))
      default: events.append(.pageLoaded(Page(rows: .items(some(2, &random)), hasMore: true)))
      }
    }
    try session.send(contentsOf: Array(events.prefix(count - 1)))
    var recorded: [RecordedEvent] = []
    try store.read(id) { (event) throws(StoreError) in
      recorded.append(event)
      return true
    }
    return (id, recorded)
  }

  /// Some items, each once.
  private static func some(_ most: Int, _ random: inout SplitMix64) -> [Item] {
    random.mixed(Array(0..<40)).prefix(1 + random.below(most)).map {
      Item(id: ItemID("i\($0)"), title: ExactText("Item \($0) \(random.below(2))"))
    }
  }

  private static func expect(_ cursor: SessionCursor, _ events: [RecordedEvent], _ why: String) {
    let event = events[cursor.sequence - 1]
    #expect(cursor.event == event, "\(why)")
    #expect(cursor.replay.state.receipt == event.receipt, "\(why)")
    #expect(cursor.divergence == nil, "\(why)")
  }

  @Test(arguments: [false, true])
  func `stands where a replay stands, however it came there`(keepsSnapshots: Bool) throws {
    let store = try EventStore(.memory)
    for seed in 0..<6 as Range<UInt64> {
      let (id, events) = try Self.record(3_500, seed: seed, in: store)
      if keepsSnapshots { try store.catchUp(ChoiceProjection.self) }
      var random = SplitMix64(seed: seed)
      var cursor = try SessionCursor(id, in: store)
      #expect(cursor.sequence == 1 && cursor.eventCount == 3_500)
      for _ in 0..<40 {
        switch random.below(4) {
        case 0: try cursor.move(to: 1 + random.below(3_500))
        case 1: for _ in 0..<random.below(90) { try cursor.stepForward() }
        case 2: for _ in 0..<random.below(90) { try cursor.stepBack() }
        default: try cursor.move(to: cursor.sequence + random.below(400) - 200)
        }
        Self.expect(cursor, events, "seed \(seed), event \(cursor.sequence)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `goes all the way forward and back`(keepsSnapshots: Bool) throws {
    let store = try EventStore(.memory)
    let (id, events) = try Self.record(5_000, seed: 50, in: store)
    if keepsSnapshots { try store.catchUp(ChoiceProjection.self) }
    var cursor = try SessionCursor(id, in: store)
    repeat { Self.expect(cursor, events, "forward") } while try cursor.stepForward()
    #expect(cursor.sequence == 5_000)
    repeat { Self.expect(cursor, events, "back") } while try cursor.stepBack()
    #expect(cursor.sequence == 1)
    try cursor.move(to: 9_999)
    #expect(cursor.sequence == 5_000)
    try cursor.move(to: -5)
    #expect(cursor.sequence == 1)
  }

  @Test func `does not trust snapshots that make no sense`() throws {
    let store = try EventStore(.memory)
    let (id, events) = try Self.record(4_000, seed: 60, in: store)
    try store.catchUp(ChoiceProjection.self)
    for damage in [
      "UPDATE snapshots SET bytes = x'0102030405060708090a'",
      "UPDATE snapshots SET key = key + 3", "DELETE FROM snapshots",
    ] {
      try store.execute(damage)
      var cursor = try SessionCursor(id, in: store)
      for goal in [3_999, 2_000, 1_030, 4_000] {
        try cursor.move(to: goal)
        Self.expect(cursor, events, "\(damage), event \(goal)")
      }
    }
  }

  @Test func `goes on where more is undone than a snapshot knows of`() throws {
    let store = try EventStore(.memory)
    let items = (0..<30).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let session = try PickerSession(
      Opening(
        config: GivenConfiguration([.mode(.multiple), .max(8)]),
        sections: [.init(items: items)]), in: store)
    try session.send(contentsOf: (0..<2_100).map { .tapped(ItemID("i\($0 * 7 % 30)")) })
    try session.send(contentsOf: Array(repeating: .undone, count: 1_300))
    try store.keepChoices()
    var cursor = try SessionCursor(session.id, in: store)
    try cursor.move(to: 2_000)
    repeat {
      #expect(cursor.divergence == nil, "event \(cursor.sequence)")
    } while try cursor.stepForward()
    #expect(cursor.sequence == session.sequence)
  }

  @Test func `shows where a session does not come out as it was recorded`() throws {
    let store = try EventStore(.memory)
    let (id, _) = try Self.record(50, seed: 70, in: store)
    try store.execute("UPDATE events SET receipt = 5 WHERE key & 16777215 = 20")
    var cursor = try SessionCursor(id, in: store)
    try cursor.move(to: 20)
    #expect(cursor.divergence?.sequence == 20)
    try cursor.stepForward()
    #expect(cursor.divergence == nil)
    let error = #expect(throws: PickerSessionError.self) {
      _ = try SessionCursor("nobody", in: store)
    }
    #expect(error?.code == .notFound)
  }
}
