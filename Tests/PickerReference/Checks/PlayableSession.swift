public import PickerEvents

/// A session to be played, wherever it comes from.
public struct PlayableSession: Hashable, Sendable {
  /// How it begins.
  public var opening: Opening
  /// What happens then.
  public var steps: [SessionStep]

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - opening: How it begins.
  ///   - steps: What happens then.
  public init(_ opening: Opening, _ steps: [SessionStep] = []) {
    self.opening = opening
    self.steps = steps
  }

  /// Takes a random session.
  ///
  /// - Parameter session: The session.
  public init(_ session: RandomSession) {
    opening = session.opening
    steps = session.recorded.map { SessionStep($0.event, at: $0.time, recorded: $0.verdict) }
  }
}
