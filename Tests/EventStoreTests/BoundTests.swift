import EventStore
import PickerEvents
import Testing

@Suite struct `A text that is too long for the database` {
  private static let long = ExactText(String(repeating: "x", count: 20_000))

  private static let batches: [(name: String, session: SessionID, event: RecordedEvent)] = [
    ("an id", SessionID(long), Events.opened()),
    ("an app", "s", Events.opened(app: long)),
    ("an actor", "s", Events.opened(actor: long)),
    ("an environment", "s", Events.recorded(1, .opened(Opening(sections: [], environment: long)))),
    ("a catalog", "s", Events.opened([Item(id: "a", title: long)])),
    ("an item", "open", Events.tapped(2, ItemID(long))),
    ("a query", "open", Events.recorded(2, .searchChanged(.typed(long)))),
  ]

  @Test(arguments: batches)
  func `is refused, and nothing is written`(
    name: String, session: SessionID, event: RecordedEvent
  ) throws {
    let store = try EventStore(.memory)
    try store.append([Events.opened()], to: "open", expecting: .any)
    try store.limitLength(10_000)
    let error = failure { try store.append([event], to: session, expecting: .any) }
    #expect(error?.code == .tooLarge, "\(name)")
    #expect(try store.busyStatements == 0)
    try store.limitLength(1_000_000)
    #expect(try store.sessions().map(\.id) == ["open"])
    #expect(try store.append([event], to: session, expecting: .any) == .appended)
    #expect(try store.all(session).last == event)
  }

  @Test func `is refused when it is looked for, too`() throws {
    let store = try EventStore(.memory)
    try store.limitLength(10_000)
    #expect(failure { _ = try store.session(SessionID(Self.long)) }?.code == .tooLarge)
    #expect(failure { _ = try store.session(matching: Self.long) }?.code == .tooLarge)
    #expect(failure { _ = try store.reader(of: SessionID(Self.long)) }?.code == .tooLarge)
  }
}

@Suite struct `Batches and locks` {
  @Test(arguments: Place.allCases, [32_766, 32_767, 32_768])
  func `of any size are one append`(place: Place, size: Int) throws {
    try place.withStore { store in
      let result = try store.append(Events.session(size), to: "s", expecting: .any)
      #expect(result == .appended)
      #expect(try store.session("s")?.eventCount == size)
      #expect(try store.number("SELECT count FROM appends") == Int64(size))
    }
  }

  @Test func `an append takes the write lock before it looks at anything`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()), patience: .milliseconds(10))
    try store.append(Events.session(2), to: "s", expecting: .any)
    let other = RawDatabase(folder.file())
    other.run("BEGIN IMMEDIATE")
    // All of these would be refused by what stands there; that is not looked at without the lock.
    for (session, expected) in [("s", .mustNotExist), ("s", .exactly(0)), ("t", .mustExist)]
      as [(SessionID, ExpectedVersion)]
    {
      let error = failure {
        try store.append([Events.opened(app: "x")], to: session, expecting: expected)
      }
      #expect(error?.code == .busy)
    }
    other.run("ROLLBACK")
  }
}
