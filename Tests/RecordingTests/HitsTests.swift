import EventStore
import PickerEvents
import PickerProjection
import Testing

@Suite struct `What the searches of a log found` {
  private static func store(_ live: LiveSession) throws -> EventStore {
    let store = try EventStore(.memory)
    try store.append(live.events, to: "s", expecting: .mustNotExist)
    return store
  }

  @Test func `is written in pieces, and read in pages`() throws {
    let live = try #require(LiveSession.searches(9_000))
    let hits = live.projected.hits
    #expect(hits.count > 5_000)
    let store = try Self.store(live)
    #expect(try store.keptHits(of: "s") == nil)
    try store.catchUp(ChoiceProjection.self)
    #expect(try store.keptHits(of: "s") == hits)
    // More than one transaction, each with the events that it is of.
    #expect(try store.number("SELECT writes FROM progress") > 8)
    #expect(try store.catchUp(ChoiceProjection.self).events == 0)
    let nobody: SessionID = "nobody"
    #expect(throws: StoreError.self) { try store.keptHits(of: nobody) }
  }

  @Test func `goes on from where it was, whatever was kept on the way`() throws {
    let live = try #require(LiveSession.growing(6_000))
    let hits = live.projected.hits
    for damage in ["SELECT 1", "DELETE FROM snapshots", "UPDATE snapshots SET bytes = x'00'"] {
      let store = try EventStore(.memory)
      for end in stride(from: 500, through: 6_000, by: 500) {
        try store.append(Array(live.events[(end - 500)..<end]), to: "s", expecting: .any)
        try store.catchUp(ChoiceProjection.self)
        try store.execute(damage)
        #expect(try store.keptHits(of: "s") == hits.filter { $0.sequence <= end }, "\(damage)")
      }
    }
  }

  @Test func `is made anew with the choices, whatever was left of it`() throws {
    let live = try #require(LiveSession.searches(3_000))
    let store = try Self.store(live)
    try store.catchUp(ChoiceProjection.self)
    for change in [
      // Rows of another version.
      "UPDATE projections SET version = version - 1; UPDATE hits SET count = 99",
      // Books that went without the rows, as somebody may delete them.
      "DELETE FROM projections; DELETE FROM progress; DELETE FROM lives",
      "DELETE FROM projections; DELETE FROM progress; DELETE FROM lives; DELETE FROM hits",
      // A kill after the first pieces, and rows that no event stands behind.
      """
      DELETE FROM lives; UPDATE projections SET position = 0;
      UPDATE progress SET sequence = 0, settled = 0, complete = 0
      """,
    ] {
      try store.execute(change)
      try store.catchUp(ChoiceProjection.self)
      #expect(try store.keptHits(of: "s") == live.projected.hits, "\(change)")
      #expect(try store.compare(ChoiceProjection.self).different == 0, "\(change)")
    }
    try store.execute("DELETE FROM hits WHERE key % 3 = 0")
    try store.rebuild(ChoiceProjection.self)
    #expect(try store.keptHits(of: "s") == live.projected.hits)
  }

  @Test func `of a session that stops is there up to that event`() throws {
    let live = try #require(LiveSession.searches(2_000))
    var events = live.events
    events[1_700].receipt = Receipt(1)
    let store = try EventStore(.memory)
    try store.append(events, to: "s", expecting: .mustNotExist)
    #expect(try store.catchUp(ChoiceProjection.self).stopped == 1)
    #expect(try store.keptHits(of: "s") == nil)
    let known = live.projected.hits.filter { $0.sequence <= 1_700 }
    #expect(try store.number("SELECT count(*) FROM hits") == Int64(known.count))
    #expect(try store.number("SELECT max(key & 16777215) FROM hits") <= 1_700)
    #expect(try store.compare(ChoiceProjection.self).different == 0)
    try store.execute("UPDATE hits SET count = count + 1 WHERE key & 16777215 = 1699")
    #expect(try store.compare(ChoiceProjection.self).firstDifference?.row == 1_699)
  }

  @Test func `of sessions side by side is kept apart`() throws {
    let store = try EventStore(.memory)
    let live = try #require(LiveSession.searches(300))
    for number in 0..<4 {
      let count = 300 - number * 60
      try store.append(
        Array(live.events[..<count]), to: SessionID("\(number)"), expecting: .mustNotExist)
    }
    // In any order, so that making room for one takes nothing of another.
    for number in [2, 0, 3, 1] {
      try store.catchUp(ChoiceProjection.self, session: SessionID("\(number)"))
    }
    for number in 0..<4 {
      let hits = live.projected.hits.filter { $0.sequence <= 300 - number * 60 }
      #expect(try store.keptHits(of: SessionID("\(number)")) == hits)
    }
  }
}
