import PickerEvents
import PickerReference
import Testing

@Suite struct `Data that arrives` {
  private static let host: [Setting] = [
    .mode(.multiple), .search(.enabled(true)), .search(.matching(.host)), .paging(.enabled(true)),
  ]

  private static func page(
    _ items: [Item], hasMore: Bool = false, query: ExactText? = nil,
  ) -> PickerEvent {
    .pageLoaded(Page(rows: .items(items), hasMore: hasMore, query: query))
  }

  private static func answer(_ ids: [ItemID], to query: ExactText) -> PickerEvent {
    .searchResultsArrived(SearchAnswer(query: query, rows: .ids(ids), hasMore: true))
  }

  @Test func `for a query that is not answered yet is stale`() throws {
    var model = try opened(Self.host, [("", "ab")])
    _ = model.apply(.searchChanged(.typed("x")))
    #expect(model.apply(Self.page(["c"], query: "x")).verdict == .rejected(.staleAnswer))
    _ = model.apply(Self.answer(["b"], to: "x"))
    #expect(model.apply(Self.page(["c", "b"], query: "x")).verdict == .accepted)
    #expect(model.visible == ["b", "c"], "a row that is shown is not doubled")
    _ = model.apply(.searchCancelled)
    #expect(model.apply(Self.page(["d"], query: "")).verdict == .accepted)
    #expect(model.visible == ["a", "b", "c", "d"])
  }

  @Test func `by index goes on counting within an answer too`() throws {
    let items = ["x", "y"].map { Item(id: nil, title: ExactText($0)) }
    var model = try ReferenceModel(
      Opening(
        config: GivenConfiguration(Self.host + [.identity(.index)]),
        sections: [Section(items: items)]),
      text: .platform)
    _ = model.apply(.searchChanged(.typed("q")))
    #expect(
      model.apply(
        .searchResultsArrived(SearchAnswer(query: "q", rows: .catalog(.items(items))))
      ).verdict == .rejected(.idInIndexCatalog))
    _ = model.apply(Self.answer(["1", "9"], to: "q"))
    _ = model.apply(Self.page(items, query: "q"))
    #expect(model.visible == ["1", "2", "3"])
  }

  @Test func `goes to the last section, or to a nameless one where there is none`() throws {
    var model = try opened([.mode(.multiple), .sectionMin(1)], [])
    _ = model.apply(Self.page([]))
    #expect(model.sectionHeaders.isEmpty && model.emptyState == .noItems)
    _ = model.apply(Self.page(["a"]))
    #expect(model.sectionHeaders == ["": .none])
    _ = model.apply(
      .pageLoaded(Page(rows: .sections([Section(id: "S1", items: ["a"])]), hasMore: false)))
    #expect(model.sectionHeaders == ["": .none, "S1": .none], "a known item keeps its section")
    _ = model.apply(Self.page(["b"]))
    #expect(model.validity.map(\.name) == ["sectionTooFew", "sectionTooFew"])
  }

  @Test func `is asked for once more after a load failed, but not by the failure`() throws {
    var model = try opened([.mode(.multiple), .paging(.enabled(true))], [("", "ab")])
    _ = model.apply(.catalogReloaded(Reload(sections: [Section(items: ["a"])], hasMore: true)))
    _ = model.apply(.loadStarted)
    #expect(model.apply(.viewportChanged(first: 0, capacity: 1)).effects == [])
    #expect(model.apply(.loadFailed(message: "")).effects == [])
    #expect(model.apply(.loadFailed(message: "")).effects == [])
    #expect(model.tap("a").effects == ["pageRequested"])
    #expect(model.tap("a").effects == [])
  }

  @Test func `with a hit in another order is shown in the order of the answer`() throws {
    var model = try opened(Self.host, [("S1", "ab"), ("S2", "c")])
    _ = model.apply(.searchChanged(.typed("x")))
    _ = model.apply(
      .searchResultsArrived(
        SearchAnswer(
          query: "x",
          rows: .catalog(
            .sections([Section(id: "S2", items: ["n", "a"]), Section(id: "S9", items: ["b"])])))))
    #expect(model.visible == ["n", "a", "b"])
    _ = model.apply(.searchCancelled)
    #expect(model.visible == ["a", "b", "c", "n"])
    #expect(model.sectionHeaders.count == 3)
  }

  @Test func `keeps what is known of an item that it lacks`() throws {
    var model = try opened(
      [.mode(.multiple), .missingPicks(.drop)], [("", "aBc")], picks: ["B", "c"])
    let reload = PickerEvent.catalogReloaded(Reload(sections: [Section(items: ["x"])]))
    #expect(model.apply(reload).removed == ["c"])
    #expect(model.titles == ["x": "x", "B": "Item B"])
    #expect(model.tap("B").verdict == .rejected(.itemDisabled))
    _ = model.apply(.undone)
    #expect(model.selected == ["B", "c"] && model.unresolved == ["B", "c"])
    #expect(model.summary == "Item B, Item c")
  }
}
