import FaultSupport
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@testable import EventStore

@Suite struct `The choices of a cut, while others write` {
  /// What somebody else does to the log.
  enum Deed: CaseIterable {
    case goesOn, rebuilds, throwsAway, bringsAnotherVersion, holdsNothing

    /// Does it.
    func callAsFunction(_ other: EventStore, _ later: [RecordedEvent]) throws {
      switch self {
      case .goesOn:
        try other.append(later, to: "long", expecting: .any)
        try other.catchUp(ChoiceProjection.self)
      case .rebuilds: try other.rebuild(ChoiceProjection.self)
      case .throwsAway: try other.execute(ProjectionSQL.reset)
      case .bringsAnotherVersion:
        try other.execute("UPDATE projections SET version = version + 1")
      case .holdsNothing:
        // As a catching up leaves it that was killed when it had taken the held picks away.
        try other.execute(
          """
          DELETE FROM lives WHERE key >> 24 = 1
            AND key > (1 << 24) + (SELECT settled FROM progress WHERE session = 1);
          UPDATE progress SET complete = 0, writes = writes + 1 WHERE session = 1;
          """)
      }
    }
  }

  /// A long session, made once for all tests.
  private static let taps = LiveSession.taps(12_200)?.events ?? []

  /// A log with a long session, its choices kept, and another store of the same file.
  private static func log(
    _ events: [RecordedEvent],
  ) throws -> (folder: LogFolder, store: EventStore, other: EventStore) {
    let folder = LogFolder()
    let store = try EventStore(.file(path: folder.log))
    try store.append(events, to: "long", expecting: .mustNotExist)
    try store.catchUp(ChoiceProjection.self)
    return (folder, store, try EventStore(.file(path: folder.log)))
  }

  @Test(arguments: Deed.allCases, [1, 2])
  func `between two batches, are as the cut found them`(deed: Deed, place: Int) throws {
    let whole = Self.taps
    let events = Array(whole.prefix(12_000))
    let (folder, store, other) = try Self.log(events)
    defer { withExtendedLifetime(folder) {} }
    try store.append(Array(events.prefix(10)), to: "short", expecting: .mustNotExist)
    try store.catchUp(ChoiceProjection.self)
    var batches = 0
    let found = try CutChoice.rows(try LogCut(of: store)) { number in
      batches = number
      if number == place { try deed(other, Array(whole.dropFirst(12_000))) }
    }
    try #require(batches > 2)
    #expect(
      found.rows
        == CutChoice.expected("long", events)
        + CutChoice.expected("short", Array(events.prefix(10))))
    #expect(found.stopped == 0)
    #expect(try store.busyStatements == 0)
  }

  /// Reads a session's lives page by page; `between` is called after each.
  private static func lives(
    _ store: EventStore, _ between: (Int) throws -> Void,
  ) throws -> (lives: [StoredLife], isStopped: Bool, pages: Int) {
    let session = try #require(try LogCut(of: store).next(1).first)
    var reading = SessionLives(ChoiceProjection.self, store, session)
    var rows = ProjectedRows()
    var lives: [StoredLife] = []
    var pages = 0
    var isOver = false
    while !isOver {
      isOver = try !reading.next(into: &rows)
      lives += rows.lives.indices.map { StoredLife(rows, $0) }
      pages += 1
      if !isOver { try between(pages) }
    }
    return (lives, reading.isStopped, pages)
  }

  /// After which page it is done: early, in the middle, and after the last that is full.
  @Test(arguments: Deed.allCases, [1, 2, 3])
  func `between two pages of a session, are as the cut found them`(
    deed: Deed, place: Int,
  ) throws {
    let whole = Self.taps.prefix(1_300)
    let events = Array(whole.prefix(1_100))
    var expected = ProjectedRows()
    var projection = ChoiceProjection()
    #expect(projection.apply(events[...], into: &expected) == nil)
    projection.settle(into: &expected)
    try #require(expected.lives.count > 3 * 256)
    let (folder, store, other) = try Self.log(events)
    defer { withExtendedLifetime(folder) {} }
    let found = try Self.lives(store) { page in
      if page == place { try deed(other, Array(whole.dropFirst(1_100))) }
    }
    #expect(found.lives == expected.lives.indices.map { StoredLife(expected, $0) })
    #expect(!found.isStopped)
    #expect(found.pages > 3)
  }

  @Test(arguments: Deed.allCases, [1, 2, 3])
  func `of a session that stopped and is made anew meanwhile are those until there`(
    deed: Deed, place: Int,
  ) throws {
    let whole = Self.taps.prefix(3_300)
    var events = Array(whole.prefix(3_100))
    events[2_500].receipt = Receipt(events[2_500].receipt.value ^ 1)
    var expected = ProjectedRows()
    var projection = ChoiceProjection()
    #expect(projection.apply(events[...], into: &expected)?.sequence == 2_501)
    try #require(expected.lives.count > 4 * 256)
    let (folder, store, other) = try Self.log(events)
    defer { withExtendedLifetime(folder) {} }
    let found = try Self.lives(store) { page in
      if page == place { try deed(other, Array(whole.dropFirst(3_100))) }
    }
    #expect(found.lives == expected.lives.indices.map { StoredLife(expected, $0) })
    #expect(found.isStopped)
    let rows = try CutChoice.rows(try LogCut(of: store))
    #expect(rows.stopped == 1 && rows.rows.count == expected.items.count)
  }

  @Test(arguments: [true, false], [1, 2])
  func `of a session that goes in the middle come no more, and those of the others do`(
    isKept: Bool, place: Int,
  ) throws {
    let events = Array(Self.taps.prefix(12_000))
    let store = try EventStore(.memory)
    for id in ["a", "b", "c"] as [SessionID] {
      try store.append(events, to: id, expecting: .mustNotExist)
    }
    if isKept { try store.catchUp(ChoiceProjection.self) }
    let found = try CutChoice.rows(try LogCut(of: store)) { batches in
      guard batches == place else { return }
      try store.execute(
        """
        DELETE FROM sessions WHERE id IN ('a', 'b');
        DELETE FROM events WHERE key >> 24 IN (1, 2); DELETE FROM lives WHERE key >> 24 IN (1, 2);
        DELETE FROM progress WHERE session IN (1, 2);
        """)
    }
    let first = CutChoice.expected("a", events)
    try #require(first.count > place * 4_096)
    #expect(
      found.rows == Array(first.prefix(place * 4_096)) + CutChoice.expected("c", events))
    #expect(found.folded == (isKept ? 0 : 1) && found.stopped == 0)
  }
}
