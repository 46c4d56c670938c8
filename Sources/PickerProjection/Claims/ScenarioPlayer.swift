public import PickerEvents

/// Plays the sessions of a session file, line by line, and compares claims and records.
///
/// It keeps one picker at a time, so that a file of any number of sessions is played in the memory
/// of its largest.
public struct ScenarioPlayer: Sendable {
  private var session: SessionID?
  private var replay: Replay?
  private var refusal: RefusedOpening?
  /// Whether the session has parted from its record; only the first parting is told.
  private var hasDiverged = false

  /// Waits for the first session.
  public init() {}

  /// The session that is played, after its opening was accepted.
  public var current: Replay? { replay }

  /// Plays an event.
  ///
  /// - Parameter event: The next event of the file.
  /// - Returns: What does not agree with the record, or cannot be played.
  public mutating func play(_ event: SessionFileEvent) -> [ScenarioFinding] {
    func finding(_ kind: ScenarioFinding.Kind) -> [ScenarioFinding] {
      [ScenarioFinding(session: event.session, line: event.line, kind: kind)]
    }
    if case .opened(let opening) = event.event {
      return open(opening, event).map { finding($0) } ?? []
    }
    if let refusal { return finding(.afterRefusal(refusal)) }
    replay?.apply(event.event)
    return divergence(from: event).map { finding(.divergence($0)) } ?? []
  }

  /// Compares claims with the picker after the event before them.
  ///
  /// - Parameter expectation: The next line of claims.
  /// - Returns: The claims that do not hold.
  public func check(_ expectation: Expectation) -> [ScenarioFinding] {
    guard let session else { return [] }
    return expectation.claims.compactMap { claim in
      let member = JSONMember(claim.key, claim.value)
      let failure =
        if let replay {
          ClaimCheck.failure(member, replay.state, replay.outcome)
        } else if let refusal {
          ClaimCheck.failure(member, refusal)
        } else {
          nil as ClaimFailure?
        }
      return failure.map {
        ScenarioFinding(session: session, line: expectation.line, kind: .claim($0))
      }
    }
  }

  /// Opens a session.
  ///
  /// - Returns: The divergence from its record; a refusal is none until a line depends on it.
  private mutating func open(
    _ opening: Opening, _ event: SessionFileEvent,
  ) -> ScenarioFinding.Kind? {
    session = event.session
    hasDiverged = false
    do throws(RefusedOpening) {
      replay = try Replay(opening)
      refusal = nil
    } catch {
      replay = nil
      refusal = error
      return event.outcome == nil ? nil : .afterRefusal(error)
    }
    return divergence(from: event).map { .divergence($0) }
  }

  private mutating func divergence(from event: SessionFileEvent) -> Divergence? {
    guard !hasDiverged, let replay, let outcome = event.outcome, let receipt = event.receipt
    else { return nil }
    let divergence = replay.divergence(from: outcome, receipt)
    hasDiverged = divergence != nil
    return divergence
  }

  /// Why the present session could not be opened, if it could not.
  public var presentRefusal: RefusedOpening? { refusal }
}
