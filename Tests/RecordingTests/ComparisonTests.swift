import EventStore
import PickerEvents
import PickerProjection
import Testing

@Suite struct `Comparing choices with a rebuild` {
  private static func store() throws -> EventStore {
    let store = try EventStore(.memory)
    for number in 0..<5 {
      guard let live = LiveSession.taps(1_500, seed: UInt64(number)) else { continue }
      try store.append(live.events, to: SessionID("s\(number)"), expecting: .mustNotExist)
    }
    return store
  }

  @Test func `finds nothing where nothing was touched`() throws {
    let store = try Self.store()
    try store.catchUp(ChoiceProjection.self)
    let comparison = try store.compare(ChoiceProjection.self)
    #expect(comparison.sessions == 5 && comparison.different == 0 && comparison.behind == 0)
  }

  @Test func `names sessions that were not caught up, or never`() throws {
    let store = try Self.store()
    #expect(try store.compare(ChoiceProjection.self).behind == 5)
    try store.catchUp(ChoiceProjection.self, session: "s3")
    #expect(try store.compare(ChoiceProjection.self).behind == 4)
    #expect(try store.compare(ChoiceProjection.self).different == 0)
  }

  @Test(arguments: [
    "UPDATE lives SET item = 'x' WHERE key = 2 << 24 | 700",
    "UPDATE lives SET title = 'x' WHERE key = 2 << 24 | 700",
    "UPDATE lives SET picked = picked + 1 WHERE key = 2 << 24 | 700",
    "UPDATE lives SET cause = 9 WHERE key = 2 << 24 | 700",
    "UPDATE lives SET ended = ended + 1 WHERE key = 2 << 24 | 700",
    "UPDATE lives SET why = 8 WHERE key = 2 << 24 | 700",
    "UPDATE lives SET by = 'x' WHERE key = 2 << 24 | 700",
    "UPDATE lives SET committed = 1 WHERE key = 2 << 24 | 700",
    "DELETE FROM lives WHERE key = 2 << 24 | 700",
  ])
  func `names the first row that was changed by hand`(change: String) throws {
    let store = try Self.store()
    try store.catchUp(ChoiceProjection.self)
    // An eviction, and so of all columns.
    #expect(try store.number("SELECT why FROM lives WHERE key = 2 << 24 | 700") == 2)
    #expect(try store.compare(ChoiceProjection.self).different == 0)
    try store.execute(change)
    let comparison = try store.compare(ChoiceProjection.self)
    #expect(comparison.different == 1)
    #expect(comparison.firstDifference?.session == "s1")
    #expect(comparison.firstDifference?.row == 700)
  }

  @Test(arguments: [
    ("UPDATE hits SET count = count + 1 WHERE key = 2 << 24 | 700", 700, true, true),
    ("DELETE FROM hits WHERE key = 2 << 24 | 700", 700, false, true),
    ("INSERT INTO hits VALUES (2 << 24 | 703, 0)", 703, true, false),
    ("INSERT INTO hits VALUES (2 << 24, 0)", 0, true, false),
    ("INSERT INTO hits VALUES (2 << 24 | 1501, 0)", 1_501, true, false),
    ("INSERT INTO hits VALUES (2 << 24 | 16777215, 0)", 16_777_215, true, false),
  ])
  func `names the first search that was changed by hand`(
    change: String, event: Int, isStored: Bool, isExpected: Bool,
  ) throws {
    let store = try EventStore(.memory)
    for name in ["one", "two"] as [SessionID] {
      let live = try #require(LiveSession.searches(1_500))
      try store.append(live.events, to: name, expecting: .mustNotExist)
    }
    try store.catchUp(ChoiceProjection.self)
    #expect(try store.compare(ChoiceProjection.self).different == 0)
    try store.execute(change)
    let comparison = try store.compare(ChoiceProjection.self)
    #expect(comparison.different == 1)
    let difference = comparison.firstDifference
    #expect(difference?.session == "two" && difference?.row == event)
    #expect((difference?.stored != nil) == isStored)
    #expect((difference?.expected != nil) == isExpected)
  }

  @Test func `names a row too many and one that is missing at the end`() throws {
    let store = try Self.store()
    try store.catchUp(ChoiceProjection.self)
    try store.execute(
      """
      DELETE FROM lives WHERE key = (SELECT max(key) FROM lives WHERE key >> 24 = 1);
      INSERT INTO lives SELECT max(key) + 1, 'x', NULL, NULL, 2, 1, NULL, NULL, NULL, 0
        FROM lives WHERE key >> 24 = 4;
      """)
    let comparison = try store.compare(ChoiceProjection.self)
    #expect(comparison.different == 2)
    #expect(comparison.firstDifference?.stored == nil)
    #expect(comparison.firstDifference?.expected != nil)
  }
}
