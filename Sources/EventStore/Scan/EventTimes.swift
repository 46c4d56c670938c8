/// Looks up when events of a session happened; the one before is remembered, since lives of a bulk
/// event stand together.
struct EventTimes: ~Copyable {
  private let session: Int64
  private let statement: Statement
  private var known: (sequence: Int, time: Int64) = (0, 0)

  init(_ session: Int64, _ handle: borrowing Handle) throws(StoreError) {
    self.session = session
    statement = try Statement(SQL.time, on: handle)
  }

  /// When an event happened, in microseconds since 1970.
  mutating func time(of sequence: Int) throws(StoreError) -> Int64 {
    if sequence == known.sequence { return known.time }
    statement.bind(EventKey.key(session: session, sequence: sequence), at: 1)
    defer { statement.reset() }
    guard try statement.step(to: "look for the time") else {
      throw StoreError.damage("event \(sequence) is missing")
    }
    known = (sequence, try statement.integer(0))
    return known.time
  }
}
