/// The integer key of a row of `events`: the session's number, then the place in the session.
enum EventKey {
  /// How many bits the place takes.
  static let bits: Int64 = 24

  /// The greatest place, and so the greatest number of events of a session.
  static let lastSequence: Int = (1 << 24) - 1

  /// The greatest number of a session, so that every key is positive.
  static let lastSession: Int64 = (1 << 39) - 1

  /// Joins a session's number and a place in it.
  static func key(session: Int64, sequence: Int) -> Int64 {
    precondition(0...lastSequence ~= sequence, "there is no place \(sequence) in a session")
    return session << bits | Int64(sequence)
  }

  /// The place in the session.
  static func sequence(of key: Int64) -> Int {
    Int(key & Int64(lastSequence))
  }
}
