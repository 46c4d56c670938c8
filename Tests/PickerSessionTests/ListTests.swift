import PickerSession
import Testing

@Suite struct `The version of the list` {
  private static func session(_ settings: [Setting] = []) throws -> PickerSession {
    try PickerSession(
      Opening(
        config: .init([.mode(.multiple), .search(.enabled(true))] + settings),
        sections: [
          .init(id: "x", title: "X", items: ["Apple", "Pear"]),
          .init(id: "y", title: "Y", items: ["Peach", "Plum"]),
        ], hasMore: true),
      in: try EventStore(.memory), now: Ticking().now)
  }

  /// Whether an event changes it, and whether its observers are told.
  private static func isNew(
    _ session: PickerSession, _ event: PickerEvent,
  ) throws -> Bool {
    let before = session.listVersion
    let watches = [
      Watch { session.listVersion }, Watch { session.visibleSections },
      Watch { session.visibleItem(at: 0) },
    ]
    #expect(try session.send(event).verdict == .accepted)
    let isNew = session.listVersion != before
    #expect(watches.allSatisfy { $0.isTold == isNew })
    return isNew
  }

  @Test func `changes with the rows that a search leaves, not with the letters`() throws {
    let session = try Self.session()
    #expect(try !Self.isNew(session, .searchBegan))
    #expect(try Self.isNew(session, .searchChanged(.typed("pe"))))
    #expect(session.visibleSections.map(\.rows) == [0..<1, 1..<2])
    #expect((0..<3).map { session.visibleItem(at: $0) } == ["Pear", "Peach", nil])
    #expect(try !Self.isNew(session, .searchChanged(.typed("pea"))))
    #expect(session.search.query == "pea" && session.search.resultCount == 2)
    #expect(try !Self.isNew(session, .tapped("Pear")))
    #expect(try Self.isNew(session, .searchChanged(.typed("pear"))))
    #expect(session.visibleSections.map(\.id) == ["x"])
    #expect(try Self.isNew(session, .searchCancelled))
    #expect(try !Self.isNew(session, .searchCancelled))
  }

  @Test func `changes with pages and reloads where they bring other rows or headings`() throws {
    let session = try Self.session()
    let renamed = Item(id: "Pear", title: "Pear, ripe")
    let row = try #require(session.row("Pear"))
    let title = Watch { row.title }
    #expect(try !Self.isNew(session, .pageLoaded(Page(rows: .items([renamed]), hasMore: true))))
    #expect(title.isTold && row.title == "Pear, ripe")
    #expect(try Self.isNew(session, .pageLoaded(Page(rows: .items(["Fig"])))))
    #expect(!session.hasMoreRows)
    let sections: [Section] = [
      .init(id: "x", title: "X", items: ["Apple", "Pear"]),
      .init(id: "y", title: "Y", items: ["Peach", "Plum", "Fig"]),
    ]
    #expect(try !Self.isNew(session, .catalogReloaded(Reload(sections: sections))))
    #expect(row.title == "Pear")
    var others = sections
    others[1].title = "Z"
    #expect(try Self.isNew(session, .catalogReloaded(Reload(sections: others))))
    others[0].items.append(others[1].items.removeFirst())
    #expect(try Self.isNew(session, .catalogReloaded(Reload(sections: others))))
    #expect(session.visibleSections.map(\.rows) == [0..<3, 3..<5])
    #expect(try !Self.isNew(session, .loadStarted))
    #expect(session.emptyState == .loading)
    #expect(try !Self.isNew(session, .loadFailed(message: "no network")))
    #expect(session.emptyState == .error && session.loadMessage == "no network")
  }

  @Test func `changes with every pick that leaves the list`() throws {
    let session = try Self.session([.hidesPicked(true)])
    #expect(try Self.isNew(session, .tapped("Apple")))
    #expect(try Self.isNew(session, .tapped("Peach")))
    #expect((0..<3).map { session.visibleItem(at: $0) } == ["Pear", "Plum", nil])
    #expect(try Self.isNew(session, .searchChanged(.typed("plu"))))
    // Neither of them is a row of this search.
    #expect(try !Self.isNew(session, .tapped(item: "Apple", region: .selected)))
    #expect(try !Self.isNew(session, .undone))
    #expect(try Self.isNew(session, .tapped("Plum")))
    #expect(session.visibleItem(at: 0) == nil && session.emptyState == .none)
    #expect(session.search.resultCount == 1 && session.header.visibleCount == 0)
  }

  @Test func `keeps places right where a page brings the row of a pick that is hidden`() throws {
    let session = try Self.session([.hidesPicked(true)])
    try session.send(.selectionSet(ids: ["Fig"]))
    #expect(session.visibleItem(at: 2) == "Peach")
    let page = Page(rows: .sections([.init(id: "x", items: ["Fig"])]))
    #expect(try !Self.isNew(session, .pageLoaded(page)))
    #expect((0..<5).map { session.visibleItem(at: $0) } == ["Apple", "Pear", "Peach", "Plum", nil])
  }

  @Test func `changes once for several events, and not for refused ones`() throws {
    let session = try Self.session()
    let version = session.listVersion
    try session.send(.searchResultsArrived(SearchAnswer(query: "p", rows: .ids(["Pear"]))))
    #expect(session.listVersion == version)
    let watch = Watch { session.listVersion }
    try session.send(contentsOf: [
      .searchChanged(.typed("p")), .tapped("Pear"), .searchChanged(.typed("plu")),
    ])
    #expect(watch.isTold && session.visibleItem(at: 0) == "Plum")
  }
}
