import EventStore
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The choices of a log` {
  /// The stored choices of a session; nil where they are not up to date.
  private static func choices(_ store: EventStore, _ session: SessionID) throws -> [Choice]? {
    var found: [Choice] = []
    let isCurrent = try store.choices(ChoiceProjection.self, of: session) { rows in
      rows.forEachChoice { found.append($0) }
    }
    return isCurrent ? found : nil
  }

  private static func all(_ rows: ProjectedRows) -> [Choice] {
    var all: [Choice] = []
    rows.forEachChoice { all.append($0) }
    return all
  }

  @Test func `are those of a fold from the beginning, however often they are caught up`() throws {
    let store = try EventStore(.memory)
    var random = SplitMix64(seed: 7)
    var sessions: [(SessionID, LiveSession)] = []
    for seed in 0..<120 as Range<UInt64> {
      if let live = LiveSession(seed: seed) { sessions.append((SessionID("seed-\(seed)"), live)) }
    }
    var written = Array(repeating: 0, count: sessions.count)
    // All sessions grow in turns, a few events at a time, with catching up in between.
    while let place = written.indices.first(where: { written[$0] < sessions[$0].1.events.count }) {
      let place = random.chance(70) ? place : random.below(written.count)
      let (id, live) = sessions[place]
      let end = min(live.events.count, written[place] + 1 + random.below(6))
      if written[place] < end {
        try store.append(Array(live.events[written[place]..<end]), to: id, expecting: .any)
        written[place] = end
      }
      if random.chance(20) { try store.catchUp(ChoiceProjection.self) }
      if random.chance(10), written[place] > 0 {
        try store.catchUp(ChoiceProjection.self, session: id)
        #expect(try Self.choices(store, id) != nil)
      }
    }
    let progress = try store.catchUp(ChoiceProjection.self)
    #expect(progress.position == progress.head && progress.stopped == 0)
    for (id, live) in sessions {
      #expect(try Self.choices(store, id) == Self.all(live.projected), "\(id.string)")
      #expect(try store.keptHits(of: id) == live.projected.hits, "\(id.string)")
    }
    #expect(try store.number("SELECT count(*) FROM hits") > 10)
    #expect(try store.busyStatements == 0)
  }

  @Test func `are written in pages and go on after each of them`() throws {
    let store = try EventStore(.memory)
    let live = try #require(LiveSession.taps(9_000))
    try store.append(live.events, to: "long", expecting: .mustNotExist)
    try store.catchUp(ChoiceProjection.self)
    #expect(try Self.choices(store, "long") == Self.all(live.projected))
    #expect(try store.number("SELECT count(*) FROM snapshots") >= 7)
    // Nothing is left to do.
    #expect(try store.catchUp(ChoiceProjection.self).events == 0)
  }

  @Test func `of one item are found among those of a bulk event, too`() throws {
    let items = (0..<9_000).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let live = try #require(
      LiveSession(
        Opening(config: GivenConfiguration([.mode(.multiple)]), sections: [Section(items: items)]),
        [.selectAllTapped, .tapped(item: "i5000", region: .all), .undone, .doneTapped]))
    let store = try EventStore(.memory)
    try store.append(live.events, to: "bulk", expecting: .mustNotExist, ending: .done)
    try store.catchUp(ChoiceProjection.self)
    var lives: [Choice] = []
    _ = try store.choices(ChoiceProjection.self, of: "bulk", item: "i5000") { rows in
      rows.forEachChoice(of: "i5000") { lives.append($0) }
    }
    #expect(
      lives == [
        Choice(
          item: "i5000", title: "Item 5000", picked: 2, cause: .selectAll,
          end: Choice.End(sequence: 3, cause: .tap), isCommitted: false),
        Choice(
          item: "i5000", title: "Item 5000", picked: 4, cause: .undo, end: nil, isCommitted: true),
      ])
    // One row a life for everybody with a SQL tool.
    #expect(try store.number("SELECT count(*) FROM choices") == 9_001)
    #expect(try store.number("SELECT count(*) FROM choices WHERE committed") == 9_000)
    #expect(try store.number("SELECT count(*) FROM lives") <= 5)
  }

  @Test func `of another version are not trusted but made anew`() throws {
    let store = try EventStore(.memory)
    let live = try #require(LiveSession.taps(500))
    try store.append(live.events, to: "s", expecting: .mustNotExist)
    try store.catchUp(ChoiceProjection.self)
    try store.execute("UPDATE projections SET version = version + 1; DELETE FROM lives;")
    #expect(try Self.choices(store, "s") == nil)
    try store.catchUp(ChoiceProjection.self)
    #expect(try Self.choices(store, "s") == Self.all(live.projected))
  }

  @Test func `are rebuilt from nothing, and a rebuild goes on where it was stopped`() throws {
    let store = try EventStore(.memory)
    for number in 0..<6 {
      let live = try #require(LiveSession.taps(2_500, seed: UInt64(number)))
      try store.append(live.events, to: SessionID("s\(number)"), expecting: .mustNotExist)
    }
    try store.catchUp(ChoiceProjection.self)
    let lives = try store.number("SELECT count(*) FROM lives")
    let sum = try store.number("SELECT sum(key % 1000003 * picked) FROM lives")
    // A rebuild that came half way: two sessions done, one begun.
    try store.execute(
      """
      UPDATE projections SET position = 0, rebuilding = 1;
      DELETE FROM lives WHERE key >> 24 > 3 OR (key >> 24 = 3 AND key & 16777215 > 1000);
      DELETE FROM progress WHERE session > 3;
      DELETE FROM snapshots WHERE key >> 24 > 3;
      UPDATE progress SET settled = 1000,
        sequence = (SELECT ended FROM lives WHERE key = 3 << 24 | 1000) WHERE session = 3;
      """)
    let progress = try store.rebuild(ChoiceProjection.self)
    #expect(progress.sessions == 4)
    #expect(try store.number("SELECT count(*) FROM lives") == lives)
    #expect(try store.number("SELECT sum(key % 1000003 * picked) FROM lives") == sum)
    #expect(try store.number("SELECT rebuilding FROM projections") == 0)
    // Now it is whole, so that the next one begins at nothing.
    #expect(try store.rebuild(ChoiceProjection.self).sessions == 6)
    #expect(try store.number("SELECT sum(key % 1000003 * picked) FROM lives") == sum)
  }

  @Test func `of a session that does not come out as recorded stop there; others go on`() throws {
    let store = try EventStore(.memory)
    var live = try #require(LiveSession.taps(100))
    var events = live.events
    events[60].receipt = Receipt(1)
    try store.append(events, to: "bad", expecting: .mustNotExist)
    live = try #require(LiveSession.taps(100, seed: 2))
    try store.append(live.events, to: "good", expecting: .mustNotExist)
    let progress = try store.catchUp(ChoiceProjection.self)
    #expect(progress.stopped == 1 && progress.sessions == 1)
    #expect(progress.firstStop?.session == "bad" && progress.firstStop?.sequence == 61)
    #expect(progress.position == progress.head)
    #expect(try Self.choices(store, "bad") == nil)
    #expect(try Self.choices(store, "good") == Self.all(live.projected))
    #expect(try store.number("SELECT stopped FROM progress WHERE session = 1") == 61)
    // It is not tried again and again.
    #expect(try store.catchUp(ChoiceProjection.self).events == 0)
  }

  @Test func `of a session that undoes more than a snapshot knows of are followed to the end`()
    throws
  {
    let items = (0..<6_000).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    // A step as large as this is not kept with a snapshot.
    let played: [PickerEvent] =
      [.selectAllTapped, .deselectAllTapped(header: .all)]
      + (0..<1_300).map { _ in .tapped(item: "nobody", region: .all) } + [.undone, .undone]
    let live = try #require(
      LiveSession(
        Opening(config: GivenConfiguration([.mode(.multiple)]), sections: [Section(items: items)]),
        played))
    let store = try EventStore(.memory)
    for end in [live.events.count - 2, live.events.count - 1, live.events.count] {
      let written = try store.session("s")?.eventCount ?? 0
      try store.append(Array(live.events[written..<end]), to: "s", expecting: .any)
      #expect(try store.catchUp(ChoiceProjection.self).stopped == 0)
    }
    #expect(try Self.choices(store, "s") == Self.all(live.projected))
  }

  @Test func `are the same with damaged, forged and without any snapshots`() throws {
    let store = try EventStore(.memory)
    let live = try #require(LiveSession.taps(5_000))
    try store.append(Array(live.events[..<4_900]), to: "s", expecting: .mustNotExist)
    for damage in [
      "UPDATE snapshots SET bytes = substr(bytes, 2)", "UPDATE snapshots SET bytes = x'00'",
      "UPDATE snapshots SET key = key + 1", "DELETE FROM snapshots",
    ] {
      try store.execute(
        "DELETE FROM events WHERE key & 16777215 > 4900; UPDATE sessions SET last = 4900;"
          + "DELETE FROM appends WHERE position > 1;")
      try store.rebuild(ChoiceProjection.self)
      try store.execute(damage)
      try store.append(Array(live.events[4_900...]), to: "s", expecting: .any)
      try store.catchUp(ChoiceProjection.self)
      #expect(try Self.choices(store, "s") == Self.all(live.projected), "\(damage)")
    }
  }
}
