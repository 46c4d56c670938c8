import Observation
import PickerSession
import Testing

/// A value whose texts change while its name stays.
private struct Offer: Selectable, Equatable {
  let id: Int
  var price: Int

  var selectionID: ItemID { ItemID(String(id)) }
  var title: String { "offer \(id) at \(price)" }
}

/// Looks a value up in the middle of the telling.
@MainActor
private final class Reader {
  let list: SelectionList<Offer>
  private(set) var found: Offer?

  init(_ list: SelectionList<Offer>) { self.list = list }

  func watch() {
    withObservationTracking {
      _ = list.session.listVersion
    } onChange: {
      MainActor.assumeIsolated { self.found = self.list.value(of: "9") }
    }
  }
}

@Suite struct `A list whose values change` {
  private let store: EventStore

  init() throws { store = try EventStore(.memory) }

  private func offers(_ ids: [Int], price: Int = 1) -> [Offer] {
    ids.map { Offer(id: $0, price: price) }
  }

  private func list(_ settings: [Setting] = []) throws -> SelectionList<Offer> {
    try SelectionList(
      offers([1, 2, 3]), config: .init([.mode(.multiple)] + settings), hasMore: true, in: store)
  }

  @Test func `gives a pick that left as it was last known, and anew when it is back`() throws {
    let list = try list()
    for offer in offers([2, 3]) { try list.tap(offer) }
    try list.reload(offers([1, 3], price: 5))
    #expect(list.selectedValues == [Offer(id: 2, price: 1), Offer(id: 3, price: 5)])
    #expect(list.value(at: 1) == Offer(id: 3, price: 5))
    try list.reload(offers([2], price: 8))
    #expect(list.selectedValues == [Offer(id: 2, price: 8), Offer(id: 3, price: 5)])
  }

  @Test func `gives a value that an undo brings back although no list has it any more`() throws {
    let list = try list()
    try list.tap(offers([2])[0])
    try list.tap(offers([2])[0])
    try list.reload(offers([9]))
    #expect(list.selectedValues.isEmpty)
    try list.send(.undone)
    #expect(list.selectedValues == offers([2]))
  }

  @Test func `takes a page, and the newer value of a name that is listed already`() throws {
    let list = try list()
    try list.append([Offer(id: 3, price: 4), Offer(id: 4, price: 4)])
    #expect((0..<5).map { list.value(at: $0)?.price } == [1, 1, 4, 4, nil])
    try list.append(sections: [SelectionSection(id: "more", title: "More", offers([5]))])
    #expect(list.session.sections.map(\.id) == ["", "more"])
    #expect(list.value(at: 4)?.id == 5)
  }

  @Test func `keeps its values where data are refused`() throws {
    let list = try list([.search(.enabled(true)), .search(.matching(.host))])
    let twice = [Offer(id: 1, price: 7), Offer(id: 1, price: 8)]
    #expect(try list.append(twice).verdict == .rejected(.duplicateId))
    #expect(try list.reload(twice).verdict == .rejected(.duplicateId))
    let late = try list.answer("late", with: offers([2, 9], price: 7))
    #expect(late.verdict == .rejected(.staleAnswer))
    #expect((0..<4).map { list.value(at: $0) } == offers([1, 2, 3]) + [nil])
    #expect(list.value(of: "9") == nil)
  }

  @Test @MainActor func `has the values of a page when the session tells of it`() throws {
    let reader = Reader(try list())
    reader.watch()
    try reader.list.append(offers([9], price: 2))
    #expect(reader.found == Offer(id: 9, price: 2))
  }

  @Test func `keeps its values where data cannot be stored`() throws {
    let list = try list()
    try PickerSession.abandon(list.session.id, in: store)
    let error = #expect(throws: PickerSessionError.self) {
      try list.reload(offers([1, 9], price: 7))
    }
    #expect(error?.code == .conflict)
    #expect(list.value(of: "1") == offers([1])[0] && list.value(of: "9") == nil)
  }

  @Test func `shows what a host found, in the order of the answer`() throws {
    let list = try list([.search(.enabled(true)), .search(.matching(.host))])
    let typed = try list.send(.searchChanged(.typed("o")))
    #expect(typed.effects == [.searchRequested("o")])
    try list.answer("o", with: offers([7, 2], price: 3))
    #expect((0..<3).map { list.value(at: $0)?.id } == [7, 2, nil])
    try list.tap(offers([7])[0])
    #expect(list.selectedValues == [Offer(id: 7, price: 3)])
  }

  @Test func `goes on from a log with the values that the app has`() throws {
    let list = try list()
    for offer in offers([3, 1]) { try list.tap(offer) }
    let resumed = try SelectionList.resume(
      list.session.id, values: offers([3, 4], price: 6), in: store)
    // Nobody has a value for the first offer any more.
    #expect(resumed.selectedValues == [Offer(id: 3, price: 6)])
    #expect(resumed.session.picks == ["3", "1"])
    try resumed.tap(offers([1])[0])
    #expect(resumed.session.picks == ["3"])
  }

  @Test func `by positions gives the values that stand there`() throws {
    let list = try SelectionList(
      sections: [SelectionSection(offers([7, 8])), SelectionSection(id: "b", offers([7, 9]))],
      selected: offers([9, 5, 8]), config: .init(preset: .formCell), in: store)
    #expect(list.session.picks == ["3", "1"])
    #expect(list.selectedValues == offers([9, 8]))
    try list.tap(offers([7])[0])
    #expect(list.session.picks == ["3", "1", "0"])
    #expect(list.id(of: offers([5])[0]) == nil)
    #expect(try list.tap(offers([5])[0]).verdict == .rejected(.unknownItem))
  }

  @Test func `by positions counts pages on, and keeps what a shorter reload no longer has`() throws
  {
    let list = try SelectionList(
      offers([7, 8]), config: .init(preset: .formCell), hasMore: true, in: store)
    try list.append(offers([9]))
    #expect(list.id(of: offers([9])[0]) == "2")
    try list.tap(offers([9])[0])
    try list.tap(offers([7])[0])
    try list.reload(offers([8]))
    #expect(list.selectedValues == offers([9, 8]))
  }

  @Test func `by positions answers a query with the rows that it has`() throws {
    let list = try SelectionList(
      offers([7, 8, 9]),
      config: .init(
        preset: .formCell, [.search(.enabled(true)), .search(.matching(.host))]), in: store)
    try list.send(.searchChanged(.typed("o")))
    let answer = try list.answer("o", with: offers([9, 5, 7]))
    #expect(answer.verdict == .accepted)
    #expect((0..<3).map { list.value(at: $0)?.id } == [9, 7, nil])
  }
}
