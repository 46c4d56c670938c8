import PickerSession
import Testing

@Suite struct `The list of the Selected section` {
  private static func session() throws -> PickerSession {
    let session = try PickerSession(
      Opening(
        config: .init([
          .mode(.multiple), .max(2), .overflow(.evictOldest), .search(.enabled(true)),
          .selectedSection(.order(.catalog)),
        ]), sections: [.init(items: ["Apple", "Pear", "Peach", "Plum"])]),
      in: try EventStore(.memory), now: Ticking().now)
    try session.send(.viewportChanged(first: 0, capacity: 2))
    try session.send(.selectionSet(ids: ["Apple", "Plum"]))
    return session
  }

  /// Whether an event tells who reads the list; where it does not, the list must be the same.
  private static func isTold(_ session: PickerSession, _ event: PickerEvent) throws -> Bool {
    let before = session.selectedSection
    let watch = Watch { session.selectedSection }
    _ = try session.send(event)
    #expect(watch.isTold || session.selectedSection == before)
    return watch.isTold
  }

  @Test func `is observed where one pick takes the place of another`() throws {
    let session = try Self.session()
    #expect(session.selectedSection == ["Apple", "Plum"])
    #expect(try Self.isTold(session, .tapped("Pear")))
    #expect(session.selectedSection == ["Pear", "Plum"] && session.pickCount == 2)
    #expect(try Self.isTold(session, .undone))
    #expect(session.selectedSection == ["Apple", "Plum"])
  }

  @Test func `is observed through searches, reloads and moves of the viewport`() throws {
    let session = try Self.session()
    #expect(try Self.isTold(session, .searchChanged(.typed("p"))))
    #expect(try Self.isTold(session, .searchCancelled))
    let turned: [Item] = ["Plum", "Peach", "Pear", "Apple"]
    #expect(try Self.isTold(session, .catalogReloaded(Reload(sections: [.init(items: turned)]))))
    #expect(session.selectedSection == ["Plum", "Apple"])
    #expect(try Self.isTold(session, .viewportChanged(first: 0, capacity: 9)))
    #expect(session.selectedSection == nil)
  }

  @Test func `is observed by nobody for what leaves it as it is`() throws {
    let session = try Self.session()
    #expect(try !Self.isTold(session, .searchBegan))
    #expect(try !Self.isTold(session, .tapped("Unknown")))
    #expect(try !Self.isTold(session, .loadStarted))
  }
}
