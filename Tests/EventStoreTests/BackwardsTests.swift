import EventStore
import PickerEvents
import Testing

@Suite struct `A reading from the newest event back` {
  @Test(
    arguments: Place.allCases,
    [
      (1, nil), (1, 1), (5, 5), (5, 4), (476, 1_500), (477, 1_500), (478, 1_500), (1_500, nil),
      (1_501, nil), (-3, 2), (1_400, 9_999),
    ] as [(Int, Int?)])
  func `gives what the other order gives, the other way round`(
    place: Place, range: (Int, Int?)
  ) async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(place.location(in: folder))
    let events = Events.session(1_500)
    for id in ["before", "s", "after"] as [SessionID] {
      try store.append(events, to: id, expecting: .any)
    }
    let forwards = try store.all("s", from: range.0, through: range.1)
    var read: [RecordedEvent] = []
    try store.read("s", from: range.0, through: range.1, order: .newestFirst) { event in
      read.append(event)
      return true
    }
    #expect(read == forwards.reversed())
    var pages: [RecordedEvent] = []
    for try await page in try store.pages(
      of: "s", from: range.0, through: range.1, order: .newestFirst)
    {
      #expect(page.count <= 1_024)
      pages += page
    }
    #expect(pages == read)
  }

  @Test(arguments: Place.allCases)
  func `stops when told, and does not see what comes later`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(2_000), to: "s", expecting: .any)
      var reader = try store.reader(of: "s", order: .newestFirst)
      try store.append([Events.tapped(2_001)], to: "s", expecting: .exactly(2_000))
      #expect(try reader.nextEvent()?.sequence == 2_000)
      #expect(try reader.nextPage()?.last?.sequence == 977)
      #expect(try reader.nextPage()?.last?.sequence == 1)
      #expect(try reader.nextPage() == nil)
      #expect(try reader.nextEvent() == nil)
      var last = 0
      try store.read("s", order: .newestFirst) { event in
        last = event.sequence
        return last > 1_990
      }
      #expect(last == 1_990)
    }
  }

  @Test(arguments: [
    ("a missing event", "DELETE FROM events WHERE key & 16777215 = 600", 600),
    ("a missing first event", "DELETE FROM events WHERE key & 16777215 = 1", 1),
    ("the session's end lost", "DELETE FROM events WHERE key & 16777215 > 650", 1_800),
    ("an unknown kind", "UPDATE events SET kind = 200 WHERE key & 16777215 = 7", 7),
    (
      "an event of another session in its place",
      "UPDATE events SET key = key + (1 << 24) "
        + "WHERE key & 16777215 = 1", 1
    ),
  ])
  func `finds damage where it is`(name: String, sql: String, sequence: Int) throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(1_800), to: "s", expecting: .any)
    try store.execute(sql)
    var seen = 1_801
    let error = failure {
      var reader = try store.reader(of: "s", order: .newestFirst)
      while let page = try reader.nextPage() { seen = page.last?.sequence ?? 0 }
    }
    #expect(error?.code == .damaged, "\(name)")
    #expect(error?.sequence == sequence)
    #expect(error?.session == "s")
    #expect(seen > sequence)
    #expect(try store.busyStatements == 0)
    guard sequence < 1_800 else { return }
    var rest: [Int] = []
    try store.read("s", from: sequence + 1, order: .newestFirst) { event in
      rest.append(event.sequence)
      return true
    }
    #expect(rest == (sequence + 1...1_800).reversed())
  }

  @Test(arguments: [ReadingOrder.oldestFirst, .newestFirst])
  func `ends a page early at long ids and lists, too`(order: ReadingOrder) throws {
    let store = try EventStore(.memory)
    let long = ItemID(String(repeating: "x", count: 300_000))
    let lists = (2...9).map { number in
      Events.recorded(
        number, .selectAllTapped,
        RecordedOutcome(
          verdict: .accepted, added: ShortList([long]), removed: ShortList([long]),
          evicted: ShortList([Eviction(item: long, limit: .total)])))
    }
    let items = (10...17).map { Events.tapped($0, ItemID(long.string + "\($0)")) }
    try store.append([Events.opened()] + lists + items, to: "s", expecting: .any)
    var reader = try store.reader(of: "s", order: order)
    var count = 0
    while let page = try reader.nextPage() {
      // Two of the lists, or four of the items, are a page.
      #expect(page.count <= 5)
      count += page.count
    }
    #expect(count == 17)
  }
}
