import PickerEvents
import PickerProjection
import Testing

@Suite struct `Rules for a section that the catalog lacks` {
  /// A picker that shows the host's answer to `x`, which has more or not, over a catalog that has
  /// more or not.
  private static func state(catalogHasMore: Bool, answerHasMore: Bool) throws -> PickerState {
    var state = try PickerState(
      Opening(
        config: GivenConfiguration([
          .mode(.multiple), .search(.enabled(true)), .search(.matching(.host)),
        ]),
        sections: [Section(id: "S", items: ["a", "b"])], hasMore: catalogHasMore))
    let answer = SearchAnswer(query: "x", rows: .ids(["b"]), hasMore: answerHasMore)
    for event in [PickerEvent.searchChanged(.typed("x")), .searchResultsArrived(answer)] {
      try #require(state.apply(event, at: Timestamp(microseconds: 0)).outcome.verdict == .accepted)
    }
    return state
  }

  private static let rules = PickerEvent.rulesChanged(
    RulesChange([.sectionLimits([SectionLimit(section: "T", max: .atMost(1))])]))

  @Test(arguments: [false, true], [false, true])
  func `are judged by the catalog's further pages, not by the answer's`(
    catalogHasMore: Bool, answerHasMore: Bool,
  ) throws {
    var state = try Self.state(catalogHasMore: catalogHasMore, answerHasMore: answerHasMore)
    let outcome = state.apply(Self.rules, at: Timestamp(microseconds: 0)).outcome
    #expect(outcome.verdict == (catalogHasMore ? .accepted : .rejected(.badConfiguration)))
    // They count once the section comes, with a page of the answer or of the catalog.
    let page = Page(
      rows: .sections([Section(id: "T", items: ["t", "u"])]), query: answerHasMore ? "x" : nil)
    let events: [PickerEvent] = [
      .pageLoaded(page), .searchCancelled, .tapped("t"), .tapped("u"),
    ]
    for event in events { state.apply(event, at: Timestamp(microseconds: 0)) }
    #expect(state.selected == (catalogHasMore ? ["u"] : ["t", "u"]))
  }

  @Test(arguments: [false, true])
  func `are judged by what the catalog's last page said, whatever an answer's page says`(
    answerHasMore: Bool,
  ) throws {
    var state = try Self.state(catalogHasMore: true, answerHasMore: true)
    func load(_ page: Page) -> Verdict {
      state.apply(.pageLoaded(page), at: Timestamp(microseconds: 0)).outcome.verdict
    }
    func judge() -> Verdict {
      state.decide(Self.rules, at: Timestamp(microseconds: 0)).outcome.verdict
    }
    #expect(load(Page(rows: .items(["c"]), hasMore: answerHasMore, query: "x")) == .accepted)
    #expect(judge() == .accepted)
    #expect(load(Page(rows: .items(["d"]), hasMore: false)) == .accepted)
    #expect(judge() == .rejected(.badConfiguration))
    #expect(load(Page(rows: .items(["e"]), hasMore: true, query: "x")) == .accepted)
    #expect(judge() == .rejected(.badConfiguration))
  }
}
