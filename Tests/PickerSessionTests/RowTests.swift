import PickerReference
import Testing

@testable import PickerSession

@Suite struct `A row` {
  @Test func `is the same for the same item while it is held, and then goes away`() throws {
    let session = try Samples.session()
    var row = session.row("a")
    #expect(row === session.row("a"))
    weak let held = row
    withExtendedLifetime(row) { #expect(held != nil) }
    row = nil
    #expect(held == nil)
    try session.send(.tapped("a"))
    #expect(session.row("a")?.isPicked == true)
  }

  @Test func `outlives its session with what it last showed`() throws {
    var session: PickerSession? = try Samples.session(preselected: ["a"])
    let row = try #require(session?.row("a"))
    session = nil
    #expect(row.isPicked && row.title == "a")
  }

  @Test func `is not there for an id that was never met`() throws {
    let session = try Samples.session()
    #expect(session.row("ghost") == nil)
    try session.send(.selectionSet(ids: ["ghost"]))
    #expect(session.row("ghost")?.isPicked == true)
  }

  @Test func `is forgotten in time: ten thousand are looked at, few are kept`() throws {
    let items = (0..<10_000).map { Item(id: ItemID("i\($0)"), title: "x") }
    let session = try PickerSession(
      Opening(config: .init([.mode(.multiple)]), sections: [.init(items: items)]),
      in: try EventStore(.memory), now: Ticking().now)
    let kept = try (0..<20).map { try #require(session.row(ItemID("i\($0)"))) }
    for item in items { _ = session.row(item.id ?? "") }
    #expect(session.rows.count <= 64)
    try session.send(.selectAllTapped)
    #expect(kept.allSatisfy { $0.isPicked })
    #expect(session.row("i19") === kept[19])
  }

  @Test func `shows what the machine says, after every event of random sessions`() throws {
    for seed in 0..<400 as Range<UInt64> {
      let random = RandomSession(seed: seed)
      guard var state = try? PickerState(random.opening) else { continue }
      let session = try PickerSession(
        random.opening, in: try EventStore(.memory), id: "one", now: Ticking().now)
      var items = Array(Set(random.opening.sections.flatMap(\.items).compactMap(\.id))).sorted()
      items += (0..<9).map { ItemID(String($0)) } + ["ghost"]
      var rows: [PickerRow] = []
      let headers = session.sections.indices.compactMap { session.sectionHeader(at: $0) }
      for (place, event) in random.events.enumerated() {
        // More rows come up as the session goes on; half of them show their place.
        rows = items.compactMap { session.row($0) }
        for row in rows.prefix(rows.count / 2 + place % 3) { _ = row.ordinal }
        let outcome = try session.send(event)
        #expect(outcome == state.apply(event).outcome, "seed \(seed), event \(place + 2)")
        for row in rows {
          #expect(row.state == state.row(of: row.item), "seed \(seed), event \(place + 2)")
          guard row.followsOrder else { continue }
          #expect(
            row.ordinal == state.ordinal(of: row.item),
            "seed \(seed), event \(place + 2), row \(row.item.string)")
        }
        #expect(
          session.header.picked == state.header && session.header.button == state.headerButton)
        for header in headers {
          let expected = state.sectionPlace(named: header.id).map { state.sectionHeader(at: $0) }
          #expect(header.picked == expected ?? .none, "seed \(seed)")
        }
        #expect(session.pickCount == state.pickCount && session.ending == state.ending)
        #expect(session.isDirty == state.isDirty && session.isOverLimit == state.isOverLimit)
        #expect(session.question?.alert == state.alert && session.commit == state.commit)
        #expect(session.buttons.isDoneEnabled == state.isDoneEnabled)
        #expect(session.picks == state.selected && session.receipt == state.receipt)
      }
    }
  }

  @Test func `gives picks piece by piece`() throws {
    let session = try Samples.session(preselected: ["c", "a", "ghost", "b"])
    #expect(session.picks(limit: 3) == ["c", "a", "ghost"])
    #expect(session.picks(after: "ghost", limit: 3) == ["b"])
    #expect(session.picks(after: "b", limit: 3).isEmpty)
    #expect(session.picks(after: "d", limit: 3).isEmpty)
    #expect(session.picks(limit: 0).isEmpty)
  }

  @Test func `is found by its place in the catalog`() throws {
    let opening = Opening(sections: [
      .init(id: "x", title: "X", items: ["a", "b"]), .init(id: "y", items: ["c"]),
    ])
    let session = try PickerSession(opening, in: try EventStore(.memory))
    #expect(session.sections.map(\.rows) == [0..<2, 2..<3])
    #expect(session.sections.map(\.title) == ["X", nil])
    #expect((0..<session.rowCount).map { session.item(at: $0) } == ["a", "b", "c"])
  }
}
