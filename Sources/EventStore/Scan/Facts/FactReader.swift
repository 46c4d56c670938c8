internal import PickerEvents

/// The statements that read facts of sessions and of their events.
struct FactReader: ~Copyable {
  private let session: Statement
  private let ended: Statement
  private let time: Statement
  private let events: Statement

  init(on handle: borrowing Handle) throws(StoreError) {
    let session = try Statement(FactSQL.session, on: handle)
    let ended = try Statement(SQL.lastAccepted, on: handle)
    let time = try Statement(SQL.time, on: handle)
    let events = try Statement(FactSQL.events, on: handle)
    // A noncopyable value is begun only when all of its parts are there.
    self.session = session
    self.ended = ended
    self.time = time
    self.events = events
  }

  /// What a session's row says; nil where the session is gone.
  func session(_ cut: CutSession) throws(StoreError) -> SessionFact? {
    session.bind(cut.key, at: 1)
    defer { session.reset() }
    guard try session.step(to: "look for the session"), let id = try session.text(0) else {
      return nil
    }
    do throws(StoreError) {
      var ending = try Reader.ending(try session.text(6))
      // It may have ended since.
      if ending != nil, try Reader.sequence(try session.integer(5)) > cut.last,
        try self.ending(of: cut.key) > cut.last
      {
        ending = nil
      }
      return SessionFact(
        id: SessionID(id),
        app: try session.text(1).map { ExactText($0) },
        actor: try session.text(2).map { ExactText($0) },
        environment: try session.text(3).map { ExactText($0) },
        started: try session.integer(4),
        ending: ending,
        engine: try session.integer(7),
        folding: try session.text(8).map { ExactText($0) },
        first: cut.first, last: cut.last)
    } catch {
      throw error.about(SessionID(id))
    }
  }

  /// The event that ended a session: afterwards it accepts nothing.
  private func ending(of key: Int64) throws(StoreError) -> Int {
    ended.bind(EventKey.key(session: key, sequence: 1), at: 1)
    ended.bind(EventKey.key(session: key, sequence: EventKey.lastSequence), at: 2)
    defer { ended.reset() }
    guard try ended.step(to: "look for the ending") else { return 0 }
    return Int(try ended.integer(0))
  }

  /// When an event happened.
  func time(of sequence: Int, in key: Int64) throws(StoreError) -> Int64 {
    time.bind(EventKey.key(session: key, sequence: sequence), at: 1)
    defer { time.reset() }
    guard try time.step(to: "read the events") else {
      throw StoreError.damage("an event is missing")
    }
    return try time.integer(0)
  }

  /// Where no hits are known yet.
  static func noHit() throws(StoreError) -> ProjectedRows.Hit? { nil }

  /// Reads events until a batch is full.
  ///
  /// - Parameters:
  ///   - sequences: The events wanted.
  ///   - key: The session's number.
  ///   - batch: Takes them.
  ///   - nextHit: The next of the hits of these events.
  /// - Returns: The event to go on with.
  /// - Throws: `damaged`, `busy` or `ioError`.
  func events(
    _ sequences: ClosedRange<Int>, of key: Int64, into batch: inout FactBatch,
    _ nextHit: () throws(StoreError) -> ProjectedRows.Hit?,
  ) throws(StoreError) -> Int {
    events.bind(EventKey.key(session: key, sequence: sequences.lowerBound), at: 1)
    events.bind(EventKey.key(session: key, sequence: sequences.upperBound), at: 2)
    defer { events.reset() }
    return try events.facts(sequences, into: &batch, nextHit)
  }
}
