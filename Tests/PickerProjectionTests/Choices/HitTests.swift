import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `What searches found` {
  private typealias Hit = ProjectedRows.Hit

  private static func hits(_ recording: Recording) -> [Hit] {
    var rows = ProjectedRows()
    var projection = ChoiceProjection()
    #expect(projection.apply(recording.events[...], into: &rows) == nil)
    projection.settle(into: &rows)
    return rows.hits
  }

  /// Plays events over the fruit that most tests search.
  private static func hits(_ settings: [Setting], _ events: [PickerEvent]) throws -> [Hit] {
    let opening = Opening(
      config: GivenConfiguration([.mode(.multiple), .search(.enabled(true))] + settings),
      sections: [Section(items: ["Apple", "Apricot", "Pear", "Plum"])], hasMore: true)
    let recording = try #require(Recording(opening, events))
    #expect(hits(recording) == NaiveHits(recording).hits)
    return hits(recording)
  }

  private static func type(_ text: ExactText) -> PickerEvent { .searchChanged(.typed(text)) }

  private static func erased(_ ids: [ItemID]) -> ErasedText { ErasedText(matches: ids) }

  private static func answer(_ query: ExactText, _ ids: [ItemID]) -> PickerEvent {
    .searchResultsArrived(SearchAnswer(query: query, rows: .ids(ids)))
  }

  @Test func `are the counts that looking at every state finds`() {
    var found = 0
    for seed in 0..<3_000 as Range<UInt64> {
      guard let recording = Recording(seed: seed) else { continue }
      let expected = NaiveHits(recording).hits
      found += expected.count
      let hits = Self.hits(recording)
      #expect(hits == expected, "\(Recording.session(seed))")
      if hits != expected { return }
    }
    #expect(found > 800)
  }

  @Test func `are those of long sessions whose catalog changes, too`() {
    for seed in 0..<100 as Range<UInt64> {
      guard let recording = Recording.eventful(seed: seed, events: 200) else { continue }
      let hits = Self.hits(recording)
      #expect(hits == NaiveHits(recording).hits, "seed \(seed)")
    }
  }

  @Test func `are there for each query that is applied, and for no other event`() throws {
    let hits = try Self.hits(
      [],
      [
        .searchBegan, Self.type("a"), Self.type("ap"), Self.type("ap "),
        .tapped(item: "Apple", region: .all), Self.type("apx"), .searchSubmitted(erased: nil),
        Self.type(""), Self.type(" "), Self.type("p"), .searchCancelled, Self.type("P"),
        .doneTapped,
      ])
    #expect(
      hits == [
        Hit(sequence: 3, count: 3), Hit(sequence: 4, count: 2), Hit(sequence: 7, count: 0),
        Hit(sequence: 11, count: 4), Hit(sequence: 13, count: 4),
      ])
  }

  @Test func `wait for enough characters, or for the query to be submitted`() throws {
    let hits = try Self.hits(
      [.search(.minimumCharacters(3))],
      [
        Self.type("p"), Self.type("pl"), .searchSubmitted(erased: nil),
        .searchSubmitted(erased: nil), Self.type("p"),
      ])
    #expect(hits == [Hit(sequence: 4, count: 2), Hit(sequence: 6, count: 4)])
  }

  @Test func `are not made anew by rows that come or go under a query`() throws {
    let hits = try Self.hits(
      [],
      [
        Self.type("ap"),
        .pageLoaded(Page(rows: .items(["Apfel"]), hasMore: false)),
        .catalogReloaded(Reload(sections: [Section(items: ["Grape"])])),
      ])
    #expect(hits == [Hit(sequence: 2, count: 2)])
  }

  @Test func `of the host are known with its answer, each time that it comes`() throws {
    let hits = try Self.hits(
      [.search(.matching(.host)), .paging(.enabled(true))],
      [
        Self.type("x"), Self.answer("y", ["Pear"]), Self.answer("x", ["Pear", "ghost"]),
        .pageLoaded(Page(rows: .items(["Xylo"]), hasMore: false, query: "x")),
        Self.answer("x", []), Self.type("z"), .searchCancelled,
        .searchChanged(.erased(Self.erased(["Plum"]))), Self.answer("token", ["Plum", "Pear"]),
      ])
    #expect(
      hits == [
        Hit(sequence: 4, count: 1), Hit(sequence: 6, count: 0), Hit(sequence: 10, count: 2),
      ])
  }

  @Test func `of a scan to search are there, and of one that picks are not`() throws {
    let scan = PickerEvent.scanned(Scan(content: .read(raw: "ap", value: "ap")))
    let gone = PickerEvent.scanned(Scan(content: .erased(Self.erased(["Plum"]))))
    #expect(
      try Self.hits([.scan(.enabled(true))], [scan, scan, gone, gone])
        == [Hit(sequence: 2, count: 2), Hit(sequence: 4, count: 1), Hit(sequence: 5, count: 1)])
    let picking = [Setting.scan(.enabled(true)), .scan(.action(.select))]
    #expect(try Self.hits(picking, [scan, gone]) == [])
  }

  @Test func `of texts that were erased are there, unless nothing says that they differ`() throws {
    let hits = try Self.hits(
      [],
      [
        .searchChanged(.erased(Self.erased(["Plum"]))),
        .searchChanged(.erased(Self.erased(["Plum"]))),
        .searchSubmitted(erased: Self.erased(["Plum"])),
        .searchSubmitted(erased: Self.erased(["Plum", "Pear"])), .searchSubmitted(erased: nil),
        Self.type("p"), .searchSubmitted(erased: Self.erased([])),
      ])
    #expect(
      hits == [
        Hit(sequence: 2, count: 1), Hit(sequence: 3, count: 1), Hit(sequence: 5, count: 2),
        Hit(sequence: 7, count: 4), Hit(sequence: 8, count: 0),
      ])
  }

  @Test func `come out the same from a state that was kept`() {
    for seed in 0..<60 as Range<UInt64> {
      guard let recording = Recording.eventful(seed: seed, events: 150) else { continue }
      var rows = ProjectedRows()
      var projection = ChoiceProjection(interval: 5)
      #expect(projection.apply(recording.events[...], into: &rows) == nil)
      let all = rows.hits
      for snapshot in rows.snapshots {
        guard var resumed = recording.resumed(snapshot) else { continue }
        var rest = ProjectedRows()
        // The steps back of a later event may be unknown here.
        guard resumed.apply(recording.events[snapshot.sequence...], into: &rest) == nil else {
          continue
        }
        #expect(rest.hits == all.filter { $0.sequence > snapshot.sequence }, "seed \(seed)")
      }
    }
  }
}
