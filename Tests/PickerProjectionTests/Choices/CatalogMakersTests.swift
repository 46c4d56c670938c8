import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `A snapshot of a changed catalog` {
  /// The events that each snapshot needs, with one after every event.
  private static func makers(_ events: [PickerEvent], host: Bool = false) throws -> [[Int]] {
    let opening = Opening(
      config: GivenConfiguration([
        .mode(.multiple), .search(.enabled(true)), .search(.matching(host ? .host : .builtin)),
      ]), sections: [Section(items: ["a", "b", "c"])], hasMore: true)
    let recording = try #require(Recording(opening, events))
    #expect(recording.outcomes.allSatisfy { $0.verdict == .accepted })
    var rows = ProjectedRows()
    var projection = ChoiceProjection(interval: 1)
    #expect(projection.apply(recording.events[...], into: &rows) == nil)
    projection.settle(into: &rows)
    for snapshot in rows.snapshots {
      let restored = try #require(recording.restored(snapshot))
      #expect(restored.brokenInvariant == nil)
    }
    return rows.snapshots.map { ChoiceProjection.makers(of: $0) ?? [-1] }
  }

  private static func page(_ items: Item...) -> PickerEvent {
    .pageLoaded(Page(rows: .items(items), hasMore: true))
  }

  private static func item(_ id: ItemID, _ title: ExactText) -> Item { Item(id: id, title: title) }

  @Test func `names each page that added rows`() throws {
    let found = try Self.makers([Self.page("d"), .tap("d"), Self.page("e", "f")])
    #expect(found == [[2], [2], [2, 4]])
  }

  @Test func `names no page that brought what was there`() throws {
    let found = try Self.makers([Self.page("d"), Self.page("a", "d"), Self.page("d")])
    #expect(found == [[2], [2], [2]])
  }

  @Test func `names no answer that was given before`() throws {
    let answer = PickerEvent.searchResultsArrived(
      SearchAnswer(query: "x", rows: .catalog(.items(["x1", "x2"]))))
    let found = try Self.makers(
      [.searchChanged(.typed("x")), answer, answer, answer], host: true)
    #expect(found == [[], [3], [3], [3]])
  }

  @Test func `names of rows that change again and again the last change`() throws {
    let found = try Self.makers([
      Self.page(Self.item("a", "1"), Self.item("b", "1")), Self.page(Self.item("a", "2")),
      Self.page(Self.item("a", "3")), Self.page(Self.item("b", "3")),
    ])
    #expect(found == [[2], [2, 3], [2, 4], [4, 5]])
  }

  @Test func `names nothing that came before a reload`() throws {
    let reload = PickerEvent.catalogReloaded(
      Reload(sections: [Section(items: ["d", "a"])], hasMore: true))
    let found = try Self.makers([
      Self.page("d", "e"), .selectionSet(ids: ["e", "ghost", "b"]), reload, Self.page("b"), reload,
    ])
    #expect(found == [[2], [2], [4], [4, 5], [6]])
  }

  @Test func `is not taken where it would name too many, until the next reload`() throws {
    let pages = (0..<4_200).map { Self.page(Item(id: ItemID("p\($0)"), title: "p")) }
    let reload = PickerEvent.catalogReloaded(Reload(sections: [Section(items: ["a"])]))
    let opening = Opening(
      config: GivenConfiguration([.mode(.multiple)]), sections: [Section(items: ["a"])],
      hasMore: true)
    let opened = try PickerState(opening)
    var state = opened
    var events = [Self.recorded(1, .opened(opening), Outcome(verdict: .accepted), state)]
    for event in pages + [.tap("a"), reload, .tap("a"), .tap("a")] {
      let outcome = state.apply(event, at: .start).outcome
      events.append(Self.recorded(events.count + 1, event, outcome, state))
    }
    var rows = ProjectedRows()
    var projection = ChoiceProjection(interval: 100)
    #expect(projection.apply(events[...], into: &rows) == nil)
    projection.settle(into: &rows)
    let sequences = rows.snapshots.map { $0.sequence }
    #expect(sequences.contains(4_001) && !sequences.contains { (4_098...4_202).contains($0) })
    // The reload's own, and it knows all that left.
    let last = try #require(rows.snapshots.last)
    #expect(ChoiceProjection.makers(of: last) == [4_203])
    let kept = KeptState(
      snapshot: last, event: events[last.sequence - 1], makers: [events[4_202]])
    #expect(opened.restored(from: kept)?.title(of: "p17") == "p")
  }

  private static func recorded(
    _ sequence: Int, _ event: PickerEvent, _ outcome: Outcome, _ state: PickerState,
  ) -> RecordedEvent {
    RecordedEvent(
      sequence: sequence, time: .start, event: event, outcome: outcome.recorded,
      receipt: state.receipt)
  }
}
