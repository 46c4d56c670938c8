import PickerReference
import Testing

@testable import PickerProjection
@testable import PickerSession

/// Searches, scans, pages, answers and reloads in any order, with everything looked at.
@Suite struct `What somebody holds` {
  private static let features: [SessionFeatures] = [
    .all, [.data, .screen], [.search, .hostSearch],
  ]

  /// The ids that a session may speak of.
  private static func items(of random: RandomSession) -> [ItemID] {
    var items = random.opening.sections.flatMap { $0.items.compactMap(\.id) }
    for event in random.events {
      let sections: [Section] =
        switch event {
        case .catalogReloaded(let reload): reload.sections
        case .pageLoaded(let page): page.rows.sections
        case .searchResultsArrived(let answer):
          if case .catalog(let rows) = answer.rows { rows.sections } else { [] }
        default: []
        }
      items += sections.flatMap { $0.items.compactMap(\.id) }
    }
    return Set(items + (0..<9).map { ItemID(String($0)) } + ["ghost"]).sorted()
  }

  @Test(arguments: features)
  func `is right after every event, and is told exactly when it changes`(
    features: SessionFeatures,
  ) throws {
    for seed in 0..<250 as Range<UInt64> {
      let random = RandomSession(seed: seed, features: features)
      guard let played = try Played(random) else { continue }
      let session = played.session
      let items = Self.items(of: random)
      var rows: [PickerRow] = []
      var headers: [PickerSectionHeader] = []
      for (place, event) in random.events.enumerated() {
        // Whatever comes up is looked at from then on.
        for item in items where !rows.contains(where: { $0.item == item }) {
          if let row = session.row(item) { rows.append(row) }
        }
        for row in rows.prefix(rows.count / 2) { _ = row.ordinal }
        for section in session.sections where !headers.contains(where: { $0.id == section.id }) {
          if let header = session.sectionHeader(section.id) { headers.append(header) }
        }
        let watched = Watched(session, rows, headers)
        #expect(try played.send(event))
        for problem in watched.problems(played.state) {
          Issue.record("\(problem) at event \(place + 2) of \(random)")
          return
        }
      }
    }
  }

  @Test func `is right after several events at once`() throws {
    for seed in 0..<250 as Range<UInt64> {
      let random = RandomSession(seed: seed, features: .all)
      guard let played = try Played(random) else { continue }
      let session = played.session
      let rows = Self.items(of: random).compactMap { session.row($0) }
      for row in rows.prefix(rows.count / 2) { _ = row.ordinal }
      let headers = session.sections.indices.compactMap { session.sectionHeader(at: $0) }
      var rest = random.events[...]
      while !rest.isEmpty {
        let events = Array(rest.prefix(5))
        rest = rest.dropFirst(5)
        let watched = Watched(session, rows, headers)
        #expect(try played.send(contentsOf: events))
        // There and back again is a change of the list, too.
        for problem in watched.problems(played.state, listIsExact: false) {
          Issue.record("\(problem) in \(random)")
          return
        }
      }
    }
  }

  @Test func `of a row stays with an item that leaves the catalog and comes back`() throws {
    let session = try Samples.session(preselected: ["a", "b"])
    let rows = try ["a", "c"].map { try #require(session.row($0)) }
    #expect(rows.map(\.ordinal) == [1, nil])
    try session.send(.catalogReloaded(Reload(sections: [.init(items: ["b", "d"])])))
    #expect(rows.map(\.title) == ["a", "c"])
    #expect(rows.map(\.isVisible) == [false, false] && rows.map(\.isPicked) == [true, false])
    #expect(rows[0] === session.row("a"))
    let back = Item(id: "a", title: "A, once more")
    try session.send(.pageLoaded(Page(rows: .items([back]))))
    #expect(rows[0].title == "A, once more" && rows[0].isVisible && rows[0].ordinal == 1)
    #expect(!rows[1].isVisible)
  }

  @Test func `of a section goes with it to another place, away, and back`() throws {
    let x = Section(id: "x", title: "X", items: ["a", "b"])
    let y = Section(id: "y", title: "Y", items: ["c"])
    let session = try PickerSession(
      Opening(config: .init([.mode(.multiple)]), sections: [x, y], preselected: ["c"]),
      in: try EventStore(.memory), now: Ticking().now)
    let header = try #require(session.sectionHeader(at: 1))
    #expect(header.section == SectionRows(id: "y", title: "Y", rows: 2..<3))
    try session.send(.pageLoaded(Page(rows: .sections([.init(id: "x", items: ["d"])]))))
    #expect(header.section.rows == 3..<4 && header.picked == .all)
    try session.send(.catalogReloaded(Reload(sections: [y, x])))
    #expect(header.section.rows == 0..<1 && header === session.sectionHeader("y"))
    let other = try #require(session.sectionHeader(at: 1))
    #expect(session.sectionHeader(at: -1) == nil && session.sectionHeader(at: 2) == nil)
    #expect(other.section.title == "X" && other !== header)
    try session.send(.catalogReloaded(Reload(sections: [x])))
    #expect(header.section == SectionRows(id: "y", title: "Y", rows: 0..<0))
    #expect(header.picked == .none && session.sectionHeader("y") == nil)
    #expect(session.sectionHeader(at: 0) === other && other.section.rows == 0..<2)
    try session.send(
      .catalogReloaded(Reload(sections: [x, Section(id: "y", title: "New", items: ["c", "e"])])))
    #expect(header.section == SectionRows(id: "y", title: "New", rows: 2..<4))
    #expect(header.picked == .some && header === session.sectionHeader("y"))
  }
}

extension CatalogRows {
  fileprivate var sections: [Section] {
    switch self {
    case .items(let items): [Section(items: items)]
    case .sections(let sections): sections
    }
  }
}
