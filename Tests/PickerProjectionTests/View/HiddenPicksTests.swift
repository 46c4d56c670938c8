import PickerEvents
import PickerReference
import Testing

@testable import PickerProjection

@Suite struct `The picks that leave the list` {
  @Test func `are those before an event with what it changed`() {
    var followed = 0
    for seed in 0..<800 as Range<UInt64> {
      let session = RandomSession(seed: seed, features: .all)
      guard var state = try? PickerState(session.opening), state.configuration.hidesPicked else {
        continue
      }
      for (place, (event, time)) in session.timed.enumerated() {
        let before = state.hiddenPicks
        let decision = state.decide(event, at: time)
        state.evolve(decision)
        guard !decision.bringsOtherRows,
          let hidden = state.hiddenPicks(before, after: decision.outcome)
        else { continue }
        if !decision.outcome.added.isEmpty { followed += 1 }
        let rows = (0..<state.visibleCount).compactMap {
          state.visibleItem(at: $0, without: hidden)
        }
        guard rows == state.visible else {
          Issue.record("after event \(place + 2) of \(session)")
          return
        }
      }
    }
    // The sessions have enough of them.
    #expect(followed > 100)
  }

  @Test func `are looked for anew where an answer has its own order, or many change`() throws {
    let items = (0..<20).map { Item(id: ItemID("i\($0)"), title: "x") }
    var state = try PickerState(
      Opening(
        config: .init([
          .mode(.multiple), .hidesPicked(true), .search(.enabled(true)),
          .search(.matching(.host)),
        ]), sections: [Section(items: items)]))
    let none = state.hiddenPicks
    let all = state.apply(.selectAllTapped, at: .start).outcome
    #expect(state.hiddenPicks(none, after: all) == nil)
    state.apply(.undone, at: .start)
    state.apply(.searchChanged(.typed("x")), at: .start)
    state.apply(
      .searchResultsArrived(SearchAnswer(query: "x", rows: .ids(["i9", "i3"]))), at: .start)
    let answered = state.hiddenPicks
    let one = state.apply(.tapped(item: "i3", region: .all), at: .start).outcome
    #expect(state.hiddenPicks(answered, after: one) == nil)
    #expect(state.visibleItem(at: 0) == "i9" && state.visibleItem(at: 1) == nil)
  }
}
