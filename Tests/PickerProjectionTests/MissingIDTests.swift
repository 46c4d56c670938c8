import PickerEvents
import PickerProjection
import Testing

/// A session file cannot say it: there, an item of such a session must have an id.
@Suite struct `An item without an id, where items are named by ids` {
  private static let nameless: [Item] = ["c", Item(id: nil, title: "Dee")]

  private static let events: [PickerEvent] = [
    .pageLoaded(Page(rows: .items(nameless), hasMore: false)),
    .pageLoaded(Page(rows: .sections([Section(id: "S", items: nameless)]), hasMore: false)),
    .catalogReloaded(Reload(sections: [Section(items: nameless)])),
    .searchResultsArrived(SearchAnswer(query: "q", rows: .catalog(.items(nameless)))),
  ]

  @Test(arguments: events)
  func `rejects the data that brings it as a bad configuration`(_ event: PickerEvent) throws {
    var state = try PickerState(
      Opening(
        config: .init([.mode(.multiple), .search(.enabled(true)), .search(.matching(.host))]),
        sections: [Section(items: ["a", "b"])], hasMore: true))
    state.apply(.searchChanged(.typed("q")))
    if case .pageLoaded = event { state.apply(.searchCancelled) }
    #expect(state.apply(event).outcome.verdict == .rejected(.badConfiguration))
    #expect(state.visible == ["a", "b"] && state.rowCount == 2)
  }

  @Test func `refuses an opening as a bad configuration`() {
    #expect(throws: RefusedOpening.self) {
      try PickerState(Opening(sections: [Section(items: Self.nameless)]))
    }
    do {
      _ = try PickerState(Opening(sections: [Section(items: Self.nameless)]))
    } catch {
      #expect(error.code == .badConfiguration && error.key == "items")
    }
  }
}
