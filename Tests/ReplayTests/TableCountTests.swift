import EventStore
import PickerEvents
import PickerProjection
import PickerTables
import Testing

@Suite struct `The rows of a table` {
  /// Reads all rows, and says how many of the sessions were stopped and folded.
  private static func counts(_ rows: some TableRows) throws -> [Int] {
    var rows = rows
    while try rows.next() != nil {}
    return [rows.stoppedCount, rows.foldedCount]
  }

  @Test func `count the sessions that stopped, and those that were folded`() throws {
    var sessions = RandomLog(seeds: 0..<30).sessions.filter { $0.events.count > 6 }
    try #require(sessions.count > 8)
    for place in [2, 5] {
      sessions[place].events[3].receipt = Receipt(sessions[place].events[3].receipt.value ^ 1)
    }
    let store = try EventStore(.memory)
    for session in sessions.prefix(4) {
      try store.append(session.events, to: session.id, expecting: .mustNotExist)
    }
    try store.catchUp(ChoiceProjection.self)
    for session in sessions.dropFirst(4) {
      try store.append(session.events, to: session.id, expecting: .mustNotExist)
    }
    let folded = sessions.count - 4
    #expect(try Self.counts(ChoiceRows(LogCut(of: store))) == [2, folded])
    #expect(try Self.counts(SearchRows(LogCut(of: store))) == [2, folded])
    #expect(try Self.counts(SessionRows(LogCut(of: store))) == [2, folded])
    #expect(try Self.counts(EventRows(LogCut(of: store))) == [0, 0])
  }
}
