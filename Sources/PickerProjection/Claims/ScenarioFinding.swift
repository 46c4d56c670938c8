public import PickerEvents

/// One thing in a session file that does not agree with what comes out.
public struct ScenarioFinding: Sendable {
  /// What does not agree.
  public enum Kind: Sendable {
    /// A claim does not hold.
    case claim(ClaimFailure)
    /// The first event that comes out otherwise than it was recorded.
    case divergence(Divergence)
    /// An event of a session whose opening is refused.
    case afterRefusal(RefusedOpening)
  }

  /// The session.
  public let session: SessionID
  /// The line, from 1.
  public let line: Int
  /// What does not agree.
  public let kind: Kind
}
