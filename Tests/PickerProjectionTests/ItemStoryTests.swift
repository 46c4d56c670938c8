import PickerEvents
import PickerProjection
import Testing

@Suite struct `The story of an item` {
  private static func moments(
    _ item: ItemID, _ settings: [Setting], picks: [ItemID] = [], _ events: [PickerEvent],
  ) throws -> [ItemMoment.Kind] {
    let opening = Opening(
      config: .init(settings),
      sections: [Section(items: ["a", "b", "c", .disabled("d")])], preselected: picks)
    var replay = try Replay(opening)
    var story = ItemStory(of: item, opening, replay.state, at: Timestamp(microseconds: 0))
    for event in events {
      replay.apply(event)
      story.take(event, replay, at: Timestamp(microseconds: Int64(replay.sequence)))
    }
    return story.moments.map(\.kind)
  }

  @Test func `tells who took its room`() throws {
    let kinds = try Self.moments(
      "a", [.mode(.multiple), .max(2)], [.tap("a"), .tap("b"), .tap("c"), .doneTapped])
    #expect(
      kinds == [.picked(.tap), .unpicked(.evicted(by: "c", limit: .total))])
  }

  @Test func `tells of a preselected item that is held to the end`() throws {
    let kinds = try Self.moments("b", [.mode(.multiple)], picks: ["a", "b"], [.doneTapped])
    #expect(kinds == [.picked(.preselected), .held(.done, isCommitted: true)])
  }

  @Test func `tells of every way to come and go`() throws {
    let kinds = try Self.moments(
      "a", [.mode(.multiple)],
      [
        .tap("a"), .tap("a"), .undone, .redone, .selectAllTapped,
        .deselectAllTapped(header: .all), .selectionSet(ids: ["b", "a"]), .selectionSet(ids: []),
        .undone, .cancelTapped,
      ])
    #expect(
      kinds == [
        .picked(.tap), .unpicked(.tap), .picked(.undo), .unpicked(.redone),
        .picked(.selectAll), .unpicked(.deselectAll), .picked(.set),
        .unpicked(.set), .picked(.undo), .unpicked(.reverted),
      ])
  }

  @Test func `tells of refusals, of what was skipped, and of a replacement`() throws {
    #expect(try Self.moments("d", [.mode(.multiple)], [.tap("d")]) == [.refused(.itemDisabled)])
    #expect(
      try Self.moments("c", [.mode(.multiple), .max(2)], [.selectAllTapped]) == [.skipped(.noRoom)])
    #expect(
      try Self.moments("a", [.mode(.single)], [.tap("a"), .tap("b"), .abandoned])
        == [.picked(.tap), .unpicked(.replaced(by: "b"))])
    #expect(try Self.moments("b", [.mode(.multiple)], [.tap("a")]) == [])
  }

  @Test func `tells what came back with a revert`() throws {
    let kinds = try Self.moments(
      "a", [.mode(.multiple)], picks: ["a"], [.tap("a"), .cancelTapped])
    #expect(
      kinds == [
        .picked(.preselected), .unpicked(.tap), .picked(.revert),
        .held(.cancelled, isCommitted: false),
      ])
  }
}
