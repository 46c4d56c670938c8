import EventStore
import PickerEvents
import Testing

@Suite struct `Pages read ahead` {
  @Test(arguments: Place.allCases, [1, 2, 1_023, 1_024, 1_025, 5_000])
  func `bring every event once, in order`(place: Place, count: Int) async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(place.location(in: folder))
    let events = Events.session(count)
    try store.append(events, to: "s", expecting: .mustNotExist)
    var found: [RecordedEvent] = []
    for try await page in try store.pages(of: "s") {
      #expect(!page.isEmpty)
      found += page
    }
    #expect(found == events)
    // Where nobody goes on, nothing is left behind.
    for try await _ in try store.pages(of: "s") { break }
    try store.append([Events.tapped(count + 1)], to: "s", expecting: .exactly(count))
  }

  @Test(arguments: Place.allCases)
  func `begin and end where they are told to`(place: Place) async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(place.location(in: folder))
    try store.append(Events.session(3_000), to: "s", expecting: .mustNotExist)
    var found: [Int] = []
    for try await page in try store.pages(of: "s", from: 1_000, through: 2_999) {
      found += page.map(\.sequence)
    }
    #expect(found == Array(1_000...2_999))
    #expect(failure { _ = try store.pages(of: "other") }?.code == .sessionNotFound)
  }

  @Test func `tell of damage where it is, after what stands before it`() async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append(Events.session(3_000), to: "s", expecting: .mustNotExist)
    RawDatabase(folder.file()).run("DELETE FROM events WHERE key & 16777215 = 2000")
    var seen = 0
    do throws(StoreError) {
      let pages = try store.pages(of: "s")
      var iterator = pages.makeAsyncIterator()
      while let page = try await iterator.next() { seen += page.count }
      Issue.record("the damage was not seen")
    } catch {
      #expect(error.code == .damaged)
      #expect(error.sequence == 2_000)
    }
    #expect(seen == 1_024)
  }
}
