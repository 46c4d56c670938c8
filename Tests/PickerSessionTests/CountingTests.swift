import Testing

@testable import PickerSession

/// How much is set anew where a list of 10,000 rows has 20 on the screen: what changed of them.
@Suite struct `In a list of 10,000 rows with 20 on the screen` {
  /// A session with what a screen holds: 20 rows and the headers over them.
  private struct Held {
    let session: PickerSession
    let rows: [PickerRow]
    let headers: [PickerSectionHeader]

    init(_ settings: [Setting] = [], preselected: [ItemID] = []) throws {
      let sections = (0..<1_000).map { section in
        Section(
          id: SectionID("s\(section)"),
          items: (0..<10).map {
            Item(
              id: ItemID("i\(section * 10 + $0)"), title: ExactText("Item \(section * 10 + $0)"))
          })
      }
      let session = try PickerSession(
        Opening(
          config: .init([.mode(.multiple), .search(.enabled(true))] + settings),
          sections: sections, preselected: preselected),
        in: try EventStore(.memory), now: Ticking().now)
      self.session = session
      rows = try (0..<20).map { try #require(session.row(ItemID("i\($0)"))) }
      headers = try (0..<2).map { try #require(session.sectionHeader(at: $0)) }
    }

    /// How many rows, places, headers and slices are set by an event.
    ///
    /// - Returns: What told its observers, by kind.
    func told(_ event: PickerEvent) throws -> Told {
      let states = rows.map { row in Watch { row.state } }
      let places = rows.filter(\.followsOrder).map { row in Watch { row.ordinal } }
      let counts = headers.map { header in Watch { header.picked } }
      let sections = headers.map { header in Watch { header.section } }
      let note = ("note", Watch { session.note })
      let slices = Slices.all.map { slice in (slice.name, Watch { slice.shown(session) }) } + [note]
      let list = Watch { session.listVersion }
      #expect(try session.send(event).verdict == .accepted)
      return Told(
        rows: states.count(where: \.isTold), places: places.count(where: \.isTold),
        headers: counts.count(where: \.isTold) + sections.count(where: \.isTold),
        slices: slices.filter { $0.1.isTold }.map { $0.0 }, isListNew: list.isTold)
    }
  }

  private struct Told: Equatable {
    var rows = 0
    var places = 0
    var headers = 0
    var slices: [String] = []
    var isListNew = false
  }

  @Test func `a tap sets its row and its section's header`() throws {
    let held = try Held()
    #expect(
      try held.told(.tapped("i3"))
        == Told(
          rows: 1, headers: 1, slices: ["header", "buttons", "pickCount", "isDirty"]))
    // The second in the same section: only the row and the number of picks are others.
    #expect(try held.told(.tapped("i4")) == Told(rows: 1, slices: ["pickCount"]))
    // Off the screen: no row, no header.
    #expect(try held.told(.tapped("i5000")) == Told(slices: ["pickCount"]))
  }

  @Test func `an eviction sets two rows, and undo the same two`() throws {
    let held = try Held([.max(2)], preselected: ["i1", "i2"])
    // The row that is picked, the row that goes; both in a section that keeps a pick.
    #expect(
      try held.told(.tapped("i3")) == Told(rows: 2, slices: ["buttons", "isDirty"]))
    #expect(try held.told(.tapped("i5000")) == Told(rows: 1))
    #expect(try held.told(.undone) == Told(rows: 1, slices: ["buttons"]))
    #expect(try held.told(.undone) == Told(rows: 2, slices: ["buttons", "isDirty"]))
  }

  @Test func `places are told to those rows alone that moved`() throws {
    let held = try Held([.max(3)], preselected: ["i1", "i5000", "i2"])
    for row in held.rows { _ = row.ordinal }
    // The oldest goes, the other one moves up, the new one gets a place.
    #expect(try held.told(.tapped("i3")).places == 3)
    #expect(try held.told(.tapped("i6000")).places == 2)
  }

  @Test func `Select All sets the rows that are held, however many there are`() throws {
    let held = try Held()
    let all = Told(
      rows: 20, headers: 2, slices: ["header", "buttons", "pickCount", "isDirty"])
    #expect(try held.told(.selectAllTapped) == all)
    #expect(held.session.pickCount == 10_000 && held.session.rows.count == 20)
    #expect(try held.told(.undone) == all)
  }

  @Test func `a search sets what it hides, and no more`() throws {
    let held = try Held()
    // "Item 7", "Item 17" and eight thousand others are left.
    let told = try held.told(.searchChanged(.typed("7")))
    #expect(
      told
        == Told(
          rows: 18, headers: 0, slices: ["header", "search", "isNavigationBarShown"],
          isListNew: true))
    #expect(try held.told(.searchChanged(.typed("7 "))) == Told(slices: ["search"]))
  }

  @Test func `a page below sets nothing that is held`() throws {
    let held = try Held()
    let page = Page(rows: .items((0..<20).map { Item(id: ItemID("p\($0)"), title: "Paged") }))
    #expect(try held.told(.pageLoaded(page)) == Told(slices: ["header"], isListNew: true))
    let same = Page(rows: .items([Item(id: "i3", title: "Item 3, ripe")]))
    #expect(try held.told(.pageLoaded(same)) == Told(rows: 1))
  }

  @Test func `a note, a viewport and a refusal set no row`() throws {
    let held = try Held([.note(.countsCharacters(true))])
    #expect(
      try held.told(.noteEdited(NoteEdit(start: 0, length: 0, text: "a")))
        == Told(slices: ["isDirty", "note"]))
    #expect(
      try held.told(.noteEdited(NoteEdit(start: 1, length: 0, text: "b")))
        == Told(slices: ["note"]))
    #expect(try held.told(.viewportChanged(first: 5_000, capacity: 20)) == Told())
  }
}
