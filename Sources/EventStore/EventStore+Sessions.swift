public import PickerEvents

extension EventStore {
  /// How many sessions are read under one lock.
  private static let sessionsPerPage = 128

  /// Lists all sessions, newest first.
  ///
  /// - Returns: Their summaries.
  /// - Throws: `damaged`, `busy` or `ioError`.
  /// - Complexity: O(sessions).
  public func sessions() throws(StoreError) -> [SessionSummary] {
    var all: [SessionSummary] = []
    try forEachSession { (session) throws(StoreError) in
      all.append(session)
      return true
    }
    return all
  }

  /// Goes through the sessions, newest first, in constant memory.
  ///
  /// - Parameter body: Takes a session, and says whether to go on.
  /// - Throws: `damaged`, `busy`, `ioError`, or what `body` throws.
  public func forEachSession(
    _ body: (SessionSummary) throws(StoreError) -> Bool,
  ) throws(StoreError) {
    var previous: SessionSummary?
    repeat {
      let after = previous
      let page = try reading { (connection) throws(StoreError) in
        try connection.reader.summaries(after: after, limit: Self.sessionsPerPage)
      }
      for session in page {
        guard try body(session) else { return }
      }
      previous = page.last
    } while previous != nil
  }

  /// Looks a session up.
  ///
  /// - Parameter id: Its whole id.
  /// - Returns: Its summary; nil where there is no such session.
  /// - Throws: `damaged`, `busy` or `ioError`.
  public func session(_ id: SessionID) throws(StoreError) -> SessionSummary? {
    try reading { (connection) throws(StoreError) in try connection.reader.summary(of: id) }
  }

  /// Looks a session up by the beginning of its id.
  ///
  /// - Parameter prefix: The id, or as much of it as no other id begins with; bytes count.
  /// - Returns: The session of exactly this id, or the only one that begins so.
  /// - Throws: `sessionNotFound` or `ambiguousSession`; `damaged`, `busy` or `ioError`.
  public func session(matching prefix: ExactText) throws(StoreError) -> SessionSummary {
    if let exact = try session(SessionID(prefix)) { return exact }
    let shown = 5
    let found = try reading { (connection) throws(StoreError) in
      try connection.reader.summaries(beginning: prefix, limit: shown + 1)
    }
    guard let first = found.first else {
      throw Reader.notFound(SessionID(prefix)).at(location.path)
    }
    guard found.count == 1 else {
      let names = found.prefix(shown).map { $0.id.string.debugDescription }
      let rest = found.count > shown ? " and others" : ""
      throw StoreError(
        .ambiguousSession,
        "Several sessions begin so: \(names.joined(separator: ", "))\(rest). "
          + StoreError.Code.ambiguousSession.remedy, session: SessionID(prefix)
      ).at(location.path)
    }
    return first
  }
}
