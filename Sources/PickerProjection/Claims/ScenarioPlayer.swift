public import PickerEvents

/// Plays the sessions of a session file, event by event, and compares claims.
///
/// It keeps one picker at a time, so that a file of any number of sessions is played in the memory
/// of its largest.
public struct ScenarioPlayer: Sendable {
  /// What an event came to.
  public enum Step: Sendable {
    /// It was taken in; with what differs from its record, if it has one.
    case played(Divergence?)
    /// It is an opening that is refused.
    case refused(RefusedOpening)
    /// It stands in a session whose opening was refused, where no event can be.
    case misplaced(RefusedOpening)
  }

  /// The session that is played.
  public private(set) var session: SessionID?
  /// The session after its last event; nil where its opening was refused.
  public private(set) var replay: Replay?
  /// Why the session's opening was refused, if it was.
  public private(set) var refusal: RefusedOpening?

  /// Waits for the first session.
  public init() {}

  /// Plays the next event of the file.
  ///
  /// - Parameter event: The event.
  /// - Returns: What it came to.
  public mutating func play(_ event: SessionFileEvent) -> Step {
    if case .opened(let opening) = event.event, event.sequence == 1 {
      session = event.session
      replay = nil
      refusal = nil
      do throws(RefusedOpening) {
        replay = try Replay(opening)
      } catch {
        refusal = error
        return .refused(error)
      }
    } else {
      if let refusal { return .misplaced(refusal) }
      replay?.apply(event.event, at: event.time, recorded: event.outcome?.verdict)
    }
    guard let outcome = event.outcome, let receipt = event.receipt else { return .played(nil) }
    return .played(replay?.divergence(from: outcome, receipt))
  }

  /// Compares a claim with what the last event left, or with the refused opening.
  ///
  /// - Parameter claim: What is claimed.
  /// - Returns: Nil where it holds.
  public func failure(of claim: Claim) -> ClaimFailure? {
    let member = JSONMember(claim.key, claim.value)
    if let replay { return ClaimCheck.failure(member, replay.state, replay.outcome) }
    if let refusal { return ClaimCheck.failure(member, refusal) }
    return nil
  }
}
