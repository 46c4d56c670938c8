internal import PickerEvents

/// The statements that read the stored lives and hits of sessions.
struct StoredFactReader: ~Copyable {
  private let hits: Statement
  private let lives: Statement

  init(on handle: borrowing Handle) throws(StoreError) {
    let hits = try Statement(FactSQL.hits, on: handle)
    let lives = try Statement(FactSQL.lives, on: handle)
    // A noncopyable value is begun only when all of its parts are there.
    self.hits = hits
    self.lives = lives
  }

  /// Lends the hits of some events, one after the other.
  func hits<Answer>(
    of sequences: ClosedRange<Int>, in key: Int64,
    _ body: (() throws(StoreError) -> ProjectedRows.Hit?) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    hits.bind(EventKey.key(session: key, sequence: sequences.lowerBound), at: 1)
    hits.bind(EventKey.key(session: key, sequence: sequences.upperBound), at: 2)
    defer { hits.reset() }
    var isOver = false
    return try body { () throws(StoreError) in
      guard !isOver, try hits.step(to: "read the searches") else {
        isOver = true
        return nil
      }
      return ProjectedRows.Hit(
        sequence: EventKey.sequence(of: try hits.integer(0)), count: Int(try hits.integer(1)))
    }
  }

  /// Reads lives until a batch is full.
  ///
  /// - Parameters:
  ///   - first: The first row wanted.
  ///   - key: The session's number.
  ///   - batch: Takes them.
  /// - Returns: The row to go on with; nil where there are no more.
  /// - Throws: `damaged`, `busy` or `ioError`.
  func lives(
    from first: Int, of key: Int64, into batch: inout FactBatch,
  ) throws(StoreError) -> Int? {
    lives.bind(EventKey.key(session: key, sequence: first), at: 1)
    lives.bind(EventKey.key(session: key, sequence: EventKey.lastSequence), at: 2)
    defer { lives.reset() }
    while batch.hasRoom {
      guard try lives.step(to: "read the choices") else { return nil }
      guard let cause = UInt8(exactly: try lives.integer(3)).flatMap(PickCause.init(rawValue:))
      else { throw StoreError.damage("there is no way to pick \(try lives.integer(3))") }
      var end: EndCause?
      if let why = try lives.optionalInteger(4) {
        end = EndCause(rawValue: why)
        guard end != nil else {
          throw StoreError.damage("a choice ended in a way that makes no sense")
        }
      }
      batch.lives.append(
        LifeFact(
          count: try lives.pickCount(1, hasItem: 6),
          picked: try Reader.sequence(try lives.integer(2)),
          cause: cause, end: end, isCommitted: try lives.integer(5) != 0))
      guard !batch.hasRoom else { continue }
      let row = EventKey.sequence(of: try lives.integer(0))
      return row < EventKey.lastSequence ? row + 1 : nil
    }
    return first
  }
}
