/// Which events of which sessions there were at one moment, for readings that take long.
///
/// It stands in a database without a name, which SQLite keeps in memory while it is small and in a
/// temporary file beyond: a log of a million sessions is cut in constant memory. Meanwhile the log
/// is not locked, and may grow; what comes later has a position behind `position`.
package final class LogCut {
  /// The log.
  let store: EventStore
  /// The position of the log's last event when it was made: the next cut goes on after it.
  package let position: Int64
  /// How many sessions it has.
  package let sessions: Int
  /// How many events it has.
  package let events: Int
  /// How many of them are of sessions that were handed out.
  package private(set) var eventsPassed = 0
  private let scratch: Handle
  private let following: Statement
  /// When the session that was handed out last was opened, and its number.
  private var passed: (started: Int64, key: Int64) = (.min, .min)

  /// Makes a cut.
  ///
  /// - Parameters:
  ///   - store: The log.
  ///   - extent: How much of it is wanted.
  ///   - filter: Which sessions.
  /// - Throws: `aheadOfLog` where the log ends before the extent's position, `sessionNotFound`,
  ///   `damaged`, `busy`, `full` or `ioError`.
  /// - Complexity: O(sessions), and O(appends) after the extent's position.
  package init(
    of store: EventStore, _ extent: CutExtent = .all, _ filter: CutFilter = CutFilter(),
  ) throws(StoreError) {
    let scratch = try Handle(uri: "", .create)
    try scratch.execute(CutSQL.scratch, to: "make room for the export")
    let position = try store.reading { (connection) throws(StoreError) in
      try connection.cut(extent, filter, into: scratch)
    }
    let following = try Statement(CutSQL.next, on: scratch)
    sessions = Int(try scratch.number(CutSQL.sessionCount))
    events = Int(try scratch.number(CutSQL.eventCount))
    self.store = store
    self.position = position
    self.scratch = scratch
    self.following = following
  }

  /// Takes the next sessions, in the order in which they were opened.
  ///
  /// - Parameter limit: How many at most.
  /// - Returns: The sessions; empty after the last.
  /// - Throws: `busy` or `ioError`.
  func next(_ limit: Int) throws(StoreError) -> [CutSession] {
    following.bind(passed.started, at: 1)
    following.bind(passed.key, at: 2)
    following.bind(limit, at: 3)
    defer { following.reset() }
    var sessions: [CutSession] = []
    while try following.step(to: "go on with the export") {
      let session = CutSession(
        key: try following.integer(0), first: Int(try following.integer(1)),
        last: Int(try following.integer(2)))
      passed = (try following.integer(3), session.key)
      eventsPassed += session.last - session.first + 1
      sessions.append(session)
    }
    return sessions
  }
}
