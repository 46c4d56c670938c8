import PickerEvents
import PickerProjection
import Testing

/// What the story says of searches, scans and data.
@Suite struct `The story of an item among others` {
  private static let opening = Opening(
    config: GivenConfiguration([
      .mode(.multiple), .max(2), .search(.enabled(true)), .scan(.enabled(true)),
      .scan(.action(.select)),
    ]),
    sections: [
      Section(
        id: "s", items: [Item(id: "a", title: "Anna", codes: ["1"]), Item(id: "b", title: "Bob")]),
      Section(
        id: "t",
        items: [
          Item(id: "c", title: "Cleo", codes: ["3"]), Item(id: "d", title: "Dan", enabled: false),
        ]),
    ])

  private static func moments(
    _ item: ItemID, _ events: [PickerEvent], _ opening: Opening = opening,
  ) throws -> [ItemMoment] {
    var replay = try Replay(opening)
    var story = ItemStory(of: item, opening, replay.state, at: Timestamp(microseconds: 0))
    for event in events {
      replay.apply(event)
      story.take(event, replay, at: Timestamp(microseconds: Int64(replay.sequence)))
    }
    return story.moments
  }

  private static func kinds(_ item: ItemID, _ events: [PickerEvent]) throws -> [ItemMoment.Kind] {
    try moments(item, events).map(\.kind)
  }

  private static func typed(_ text: ExactText) -> PickerEvent { .searchChanged(.typed(text)) }

  private static func scanned(_ value: ExactText) -> PickerEvent {
    .scanned(Scan(content: .read(raw: value, value: value)))
  }

  private static func reload(_ items: [Item], _ section: SectionID = "s") -> PickerEvent {
    .catalogReloaded(Reload(sections: [Section(id: section, items: items)]))
  }

  @Test func `names the search that hid it when it was evicted`() throws {
    let moments = try Self.moments(
      "a", [.tap("a"), .tap("b"), Self.typed("cleo"), .tap("c"), .searchCancelled])
    #expect(
      moments.map(\.kind) == [.picked(.tap), .unpicked(.evicted(by: "c", limit: .total))])
    #expect(moments.map(\.hiddenBy) == [nil, .text("cleo")])
  }

  @Test func `names the search that ends in the same step`() throws {
    var opening = Self.opening
    opening.config = GivenConfiguration(
      opening.config.settings + [.search(.cancelsAfterSelection(true))])
    let moments = try Self.moments(
      "a", [.tap("a"), .tap("b"), Self.typed("cleo"), .tap("c")], opening)
    #expect(moments.last?.hiddenBy == .text("cleo"))
    let held = try Self.moments("a", [.tap("a"), Self.typed("cleo"), .doneTapped], opening)
    #expect(held.last?.kind == .held(.done, isCommitted: true))
    #expect(held.last?.hiddenBy == .text("cleo"))
  }

  @Test func `says so where the search was erased from the record`() throws {
    let erased = PickerEvent.searchChanged(.erased(ErasedText(matches: ["c"])))
    let moments = try Self.moments("a", [.tap("a"), erased, .doneTapped])
    #expect(moments.last?.hiddenBy == .erased)
  }

  @Test func `names the code that picked it, and those that found it in vain`() throws {
    let moments = try Self.moments(
      "a", [Self.scanned("1"), Self.scanned("1"), Self.scanned("9"), Self.scanned("3")])
    #expect(moments.map(\.kind) == [.picked(.scan), .refused(.alreadySelected)])
    #expect(moments.map(\.scanned) == [.text("1"), .text("1")])
    let disabled = try Self.moments("d", [Self.scanned("d")])
    #expect(disabled.map(\.kind) == [.refused(.itemDisabled)], "a code may be an id")
    let full = [PickerEvent.tap("b"), .rulesChanged(RulesChange([.max(1), .overflow(.reject)]))]
    #expect(try Self.kinds("a", full + [Self.scanned("1")]) == [.refused(.limitReached)])
    let erased = PickerEvent.scanned(Scan(content: .erased(ErasedText(matches: ["a"]))))
    #expect(try Self.moments("a", [erased]).map(\.scanned) == [.erased])
  }

  @Test func `tells why Select All left it out`() throws {
    let all = [PickerEvent.selectAllTapped]
    #expect(try Self.kinds("d", all) == [.skipped(.disabled)])
    #expect(try Self.kinds("c", all) == [.skipped(.noRoom)])
    #expect(try Self.kinds("c", [Self.typed("anna")] + all) == [.skipped(.hidden)])
    #expect(try Self.kinds("e", all) == [], "it is no item")
  }

  @Test func `follows it through reloads`() throws {
    let kinds = try Self.kinds(
      "a",
      [
        .tap("a"), Self.reload(["b"]), Self.reload(["b", "a"]), Self.reload(["a"], "t"),
        Self.reload([.disabled("a")], "t"), Self.reload([]), Self.reload(["a"]),
      ])
    #expect(
      kinds == [
        .picked(.tap), .left, .returned(.reload), .moved(to: "t"), .disabled(.reload), .left,
        .returned(.reload), .moved(to: "s"), .enabled(.reload),
      ])
  }

  @Test func `tells that it was dropped as missing`() throws {
    let drop = PickerEvent.rulesChanged(RulesChange([.missingPicks(.drop)]))
    let kinds = try Self.kinds("a", [drop, .tap("a"), Self.reload(["b"])])
    #expect(kinds == [.picked(.tap), .left, .unpicked(.missing)])
  }

  @Test func `tells what it came with, and that a page changed it in its place`() throws {
    let page = PickerEvent.pageLoaded(Page(rows: .items(["n", .disabled("a")])))
    #expect(try Self.kinds("n", [page, .tap("n")]) == [.came(.page), .picked(.tap)])
    #expect(try Self.kinds("a", [page]) == [.disabled(.page)])
    let stale = PickerEvent.searchResultsArrived(
      SearchAnswer(query: "x", rows: .catalog(.items(["n"]))))
    #expect(try Self.kinds("n", [stale]) == [])
    var opening = Self.opening
    opening.config = GivenConfiguration(
      opening.config.settings + [.search(.matching(.host))])
    #expect(
      try Self.moments("n", [Self.typed("x"), stale], opening).map(\.kind) == [.came(.answer)])
  }
}
