import Observation
import PickerSession
import Testing

/// A type of an app.
private struct Fruit: Selectable, Equatable {
  let name: String
  var price = 1
  var isSelectable = true

  var selectionID: ItemID { ItemID(name) }
  var title: String { name.uppercased() }
  var detail: String? { "\(price) €" }
  var icon: String? { price > 5 ? "gem" : nil }
  var codes: [String] { ["code-\(name)"] }
}

@Suite struct `A list of selectable values` {
  private let store: EventStore
  private let fruit = ["apple", "fig", "kiwi", "plum"].map { Fruit(name: $0) }

  init() throws { store = try EventStore(.memory) }

  private func list(
    _ config: GivenConfiguration = .init(preset: .selectionList), current: Fruit? = nil,
  ) throws -> SelectionList<Fruit> {
    try SelectionList(fruit, current: current, config: config, in: store)
  }

  private func several(_ settings: [Setting] = []) throws -> SelectionList<Fruit> {
    try list(.init([.mode(.multiple)] + settings))
  }

  @Test func `is the preset selectionList unless it is told otherwise`() throws {
    let list = try SelectionList(fruit, title: "Fruit", in: store)
    #expect(
      list.session.configuration
        == {
          var expected = Configuration(GivenConfiguration(preset: .selectionList))
          expected.title = "Fruit"
          return expected
        }())
    #expect(list.session.header.title == "Fruit")
    #expect(try several([.max(3)]).session.configuration.max == 3)
  }

  @Test func `shows what its values say`() throws {
    let list = try SelectionList(
      [Fruit(name: "date", price: 9, isSelectable: false)],
      config: .init([.scan(.enabled(true)), .scan(.action(.select))]), in: store)
    let row = try #require(list.row(of: Fruit(name: "date")))
    #expect(row.title == "DATE" && row.detail == "9 €" && row.icon == "gem" && !row.isEnabled)
    #expect(try list.tap(Fruit(name: "date")).verdict == .rejected(.itemDisabled))
    let scan = try list.send(.scanned(Scan("code-date", symbology: "qr")))
    #expect(scan.verdict == .rejected(.itemDisabled))
  }

  @Test func `gives the value of each tap, also of one on the value that is chosen`() throws {
    let list = try list()
    var chosen: [Fruit] = []
    list.onChoose = { chosen.append($0) }
    for value in [fruit[1], fruit[3], fruit[3]] { try list.tap(value) }
    #expect(chosen == [fruit[1], fruit[3], fruit[3]])
    #expect(list.current == fruit[3] && list.selectedValues == [fruit[3]])
    #expect(list.session.ending == nil)
  }

  @Test func `tells of taps in the order of the log, also of one that an observer sends`() throws {
    let list = try list()
    // The callback holds the list that holds it.
    defer { list.onChoose = nil }
    var told: [String] = []
    list.onChoose = { value in
      told.append(value.name)
      // A callback may send, too: what it sends is told after all that came before.
      if told.count == 1 { _ = try? list.tap(self.fruit[2]) }
    }
    nonisolated(unsafe) let observed = list
    let second = fruit[1]
    withObservationTracking {
      _ = list.session.pickCount
    } onChange: {
      _ = try? unsafe observed.tap(second)
    }
    try list.tap(fruit[0])
    #expect(told == [fruit[0].name, fruit[1].name, fruit[2].name])
    #expect(list.current == fruit[2])
  }

  @Test func `tells nothing of a tap that is refused, and records it`() throws {
    let list = try list()
    list.onChoose = { Issue.record("told of \($0)") }
    #expect(try list.tap(Fruit(name: "pear")).verdict == .rejected(.unknownItem))
    #expect(try store.events(of: list.session.id).last?.event == .tapped("pear"))
  }

  @Test func `begins one row above the current value`() throws {
    #expect(try list(current: fruit[2]).initialScrollRow == 1)
    #expect(try list(current: fruit[0]).initialScrollRow == 0)
    #expect(try list().initialScrollRow == nil)
  }

  @Test func `keeps a current value that is not among its values`() throws {
    let list = try list(current: Fruit(name: "pear", price: 7))
    #expect(list.current?.price == 7)
    #expect(list.initialScrollRow == nil)
    #expect(list.session.picks == ["pear"])
  }

  @Test func `takes the value of the list where the current one is an older copy`() throws {
    #expect(try list(current: Fruit(name: "fig", price: 99)).current?.price == 1)
  }

  @Test func `gives several values in the order in which they were picked`() throws {
    let list = try several([.max(2)])
    for value in [fruit[3], fruit[0], fruit[2]] { try list.tap(value) }
    #expect(list.selectedValues == [fruit[0], fruit[2]])
    #expect(list.current == fruit[2])
    #expect(list.isPicked(fruit[0]) && !list.isPicked(fruit[3]))
  }

  @Test func `gives the values that are committed, once`() throws {
    let list = try several()
    var committed: [[Fruit]] = []
    list.onCommit = { committed.append($0) }
    try list.tap(fruit[2])
    try list.tap(fruit[1])
    #expect(list.committedValues == nil)
    try list.send(.doneTapped)
    #expect(committed == [[fruit[2], fruit[1]]])
    #expect(list.committedValues == [fruit[2], fruit[1]])
    #expect(try list.send(.doneTapped).verdict == .rejected(.sessionEnded))
    #expect(committed.count == 1)
  }

  @Test func `tells a commit by the tap after the choice`() throws {
    var told: [String] = []
    let list = try list(.init([.dismissesOnSelection(true)]))
    list.onCommit = { told.append("committed \($0.map(\.name))") }
    try list.tap(fruit[1])
    #expect(told == ["committed [\"fig\"]"])
  }

  @Test func `lists values by sections and by rows`() throws {
    let list = try SelectionList(
      sections: [
        SelectionSection(id: "s", title: "Small", [fruit[1], fruit[2]]),
        SelectionSection(id: "l", title: "Large", [fruit[0]]),
      ],
      config: .init([.mode(.multiple), .sectionMax(1)]), in: store)
    #expect(list.session.visibleSections.map(\.title) == ["Small", "Large"])
    #expect((0..<4).map { list.value(at: $0) } == [fruit[1], fruit[2], fruit[0], nil])
    for value in [fruit[1], fruit[0], fruit[2]] { try list.tap(value) }
    #expect(list.selectedValues == [fruit[0], fruit[2]])
  }

  @Test func `searches through the session, and gives the values that are left`() throws {
    let list = try several([.search(.enabled(true))])
    try list.send(.searchChanged(.typed("IW")))
    #expect(list.session.header.visibleCount == 1)
    #expect(list.value(at: 0) == fruit[2] && list.value(at: 1) == nil)
  }

  @Test func `refuses two values of one name before anything is recorded`() throws {
    let error = #expect(throws: PickerSessionError.self) {
      try SelectionList([fruit[0], fruit[1], fruit[0]], in: store)
    }
    #expect(error?.code == .refusedOpening)
    #expect(error?.message.contains(#"the item id "apple" stands twice"#) == true)
    #expect(try PickerSession.unfinished(in: store).isEmpty)
  }

  @Test func `tells names apart by bytes`() throws {
    // Swift calls these two texts equal.
    let list = try SelectionList(["\u{E9}", "e\u{301}"].map { SelectableValue($0) }, in: store)
    try list.tap(SelectableValue("e\u{301}"))
    #expect(list.session.header.visibleCount == 2)
    #expect(Array(list.current?.value.utf8 ?? "".utf8) == Array("e\u{301}".utf8))
    #expect(!list.isPicked(SelectableValue("\u{E9}")))
  }

  @Test func `tells whoever reads its selected values when they change`() throws {
    let list = try several()
    let watch = Watch { list.selectedValues }
    try list.tap(Fruit(name: "pear"))
    #expect(!watch.isTold)
    try list.tap(fruit[0])
    #expect(watch.isTold)
  }
}
