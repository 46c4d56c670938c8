import PickerEvents
import PickerReference
import Testing

@testable import PickerProjection

@Suite struct `The rows of the All list` {
  @Test func `are found by their places, after every event of random sessions`() {
    for seed in 0..<800 as Range<UInt64> {
      let session = RandomSession(seed: seed, features: .all)
      guard var state = try? PickerState(session.opening) else { continue }
      for (place, (event, time)) in session.timed.enumerated() {
        state.apply(event, at: time)
        let naive = NaiveList(state)
        guard NaiveList(rowByRow: state) == naive, naive.rows.count == state.visibleCount,
          state.visibleItem(at: -1) == nil, state.visibleItem(at: state.visibleCount) == nil
        else {
          Issue.record("after event \(place + 2) of \(session)")
          return
        }
      }
    }
  }

  @Test func `are said to change exactly when they do`() {
    var counts = (changed: 0, same: 0)
    for seed in 0..<800 as Range<UInt64> {
      let session = RandomSession(seed: seed, features: .all)
      guard var state = try? PickerState(session.opening) else { continue }
      for (place, (event, time)) in session.timed.enumerated() {
        let before = NaiveList(state)
        let decision = state.decide(event, at: time)
        let change = state.listChange(by: decision)
        state.evolve(decision)
        let isChanged = NaiveList(state) != before
        guard state.isListChanged(by: change) == isChanged else {
          Issue.record("\(isChanged ? "changed" : "same") at event \(place + 2) of \(session)")
          return
        }
        if isChanged { counts.changed += 1 } else { counts.same += 1 }
      }
    }
    // The sessions have enough of both.
    #expect(counts.changed > 1_000 && counts.same > 1_000)
  }

  @Test func `are found among few picks and among many, with a query and without`() throws {
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var sections = (0..<4).map { section in
        Section(
          id: SectionID("s\(section)"),
          items: (0..<100).map {
            Item(
              id: ItemID("\(section)-\($0)"), title: random.chance(60) ? "red apple" : "green pear")
          })
      }
      var state = try PickerState(
        Opening(
          config: .init([.mode(.multiple), .hidesPicked(true), .search(.enabled(true))]),
          sections: sections))
      for round in 0..<60 {
        switch random.below(5) {
        case 0: state.apply(.searchChanged(.typed(random.one(of: ["", "apple", "pear", "e"]))))
        case 1 where round % 8 == 0: state.apply(.selectAllTapped)
        case 1: state.apply(.undone)
        case 2 where round % 5 == 0:
          // The order of the catalog is another one than that in which the ids were met.
          sections = random.mixed(
            sections.map { section in
              Section(id: section.id, items: random.mixed(section.items))
            })
          state.apply(.catalogReloaded(Reload(sections: sections)))
        default: state.apply(.tapped(ItemID("\(random.below(4))-\(random.below(100))")))
        }
        #expect(
          NaiveList(rowByRow: state) == NaiveList(state), "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `are said to change where a pick takes another one's place and ends a search`() throws
  {
    var state = try PickerState(
      Opening(
        config: .init([
          .hidesPicked(true), .search(.enabled(true)), .search(.cancelsAfterSelection(true)),
        ]),
        sections: [Section(items: ["a1", "a2", "a3"])], preselected: ["a1"]))
    state.apply(.searchChanged(.typed("a")))
    #expect(state.visible == ["a2", "a3"])
    let decision = state.decide(.tapped("a2"))
    let change = state.listChange(by: decision)
    state.evolve(decision)
    #expect(state.visible == ["a1", "a3"] && state.query == "")
    #expect(state.isListChanged(by: change))
  }

  @Test func `of an answer stand in its order, in no section`() throws {
    var state = try PickerState(
      Opening(
        config: .init([.search(.enabled(true)), .search(.matching(.host))]),
        sections: [
          Section(id: "x", title: "X", items: ["a", "b"]), Section(id: "y", items: ["c"]),
          Section(id: "z", title: "Z", items: []),
        ]))
    #expect(state.visibleSections.map(\.id) == ["x", "y"])
    state.apply(.searchChanged(.typed("q")))
    #expect(state.isAwaitingAnswer && state.visibleSections.count == 2)
    state.apply(.searchResultsArrived(SearchAnswer(query: "q", rows: .ids(["c", "a"]))))
    #expect(!state.isAwaitingAnswer && state.resultCount == 2)
    #expect(state.visibleSections == [SectionRows(id: "", title: nil, rows: 0..<2)])
    #expect((0..<3).map { state.visibleItem(at: $0) } == ["c", "a", nil])
    state.apply(.searchResultsArrived(SearchAnswer(query: "q", rows: .ids([]), hasMore: true)))
    #expect(state.visibleSections.isEmpty && state.hasMoreRows && !state.hasMore)
    state.apply(.searchCancelled)
    #expect(state.visibleSections.map(\.rows) == [0..<2, 2..<3] && state.resultCount == nil)
  }
}
