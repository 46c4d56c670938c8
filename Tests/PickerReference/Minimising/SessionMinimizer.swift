internal import PickerEvents

/// Makes a session that fails as small as it can, while it fails in the same way.
///
/// What is left cannot lose an event, an item, a section or a key without failing otherwise, or
/// not at all.
public struct SessionMinimizer {
  /// The smallest session that was found.
  public private(set) var session: PlayableSession
  /// How it fails.
  public private(set) var failure: FailedSession
  /// How many sessions were tried.
  public private(set) var tries = 0

  private let limit: Int
  private let judge: (PlayableSession) -> FailedSession?

  /// Makes a session smaller; nil where it does not fail.
  ///
  /// - Parameters:
  ///   - session: A session that fails.
  ///   - limit: How many sessions are tried at most.
  ///   - judge: Plays a session; nil where it does not fail.
  public init?(
    _ session: PlayableSession, limit: Int = 20_000,
    judge: @escaping (PlayableSession) -> FailedSession?,
  ) {
    guard let failure = judge(session) else { return nil }
    self.session = session
    self.failure = failure
    self.limit = limit
    self.judge = judge
    var old: PlayableSession?
    while old != self.session && tries < limit {
      old = self.session
      minimise()
    }
  }

  private mutating func minimise() {
    attempt { [sequence = failure.sequence] session in
      session.steps = Array(session.steps.prefix(Swift.max(0, sequence - 1)))
    }
    drop(from: \.steps)
    drop(from: \.opening.preselected)
    drop(from: \.opening.sections)
    for place in session.opening.sections.indices { drop(from: \.opening.sections[place].items) }
    drop(from: \.opening.config.settings)
    simplifyOpening()
    for place in session.steps.indices { simplifyStep(place) }
  }

  /// Tries another session, and keeps it where it fails in the same way.
  @discardableResult
  mutating func attempt(_ change: (inout PlayableSession) -> Void) -> Bool {
    guard tries < limit else { return false }
    var other = session
    change(&other)
    guard other != session else { return false }
    tries += 1
    guard let failure = judge(other), failure.kind == self.failure.kind else { return false }
    session = other
    self.failure = failure
    return true
  }

  /// Drops elements of a list: large pieces first, then smaller ones, in the end one by one.
  mutating func drop<Element>(from list: WritableKeyPath<PlayableSession, [Element]>) {
    var length = session[keyPath: list].count
    while length > 0 {
      // From the end, so that what is left to be tried keeps its place.
      var end = session[keyPath: list].count
      while end > 0 {
        let piece = Swift.max(0, end - length)..<end
        attempt { $0[keyPath: list].removeSubrange(piece) }
        end = piece.lowerBound
      }
      length /= 2
    }
  }
}
