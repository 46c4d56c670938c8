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
