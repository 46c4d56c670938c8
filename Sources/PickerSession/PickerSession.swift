public import EventStore
public import PickerEvents
public import PickerProjection

/// A picker that records itself: every event is stored before the state moves.
///
/// The session belongs to one isolation domain, such as the main actor; many may be open at once.
public final class PickerSession {
  /// What names the session in its log.
  public let id: SessionID
  /// The log that the session is written to.
  public let store: EventStore
  private var state: PickerState
  private var sequence = 1

  /// Opens a session and records its opening.
  ///
  /// - Parameters:
  ///   - id: What names the session; it must be new in the log.
  ///   - opening: The configuration, the catalog and the picks at the start.
  ///   - store: The log.
  ///   - time: When the session is opened.
  /// - Throws: `RefusedOpening`, or what `EventStore.append` throws; nothing was recorded then.
  public init(
    _ id: SessionID,
    _ opening: Opening,
    in store: EventStore,
    at time: Timestamp,
  ) throws {
    state = try PickerState(opening)
    self.id = id
    self.store = store
    let opened = RecordedEvent(
      sequence: 1, time: time, event: .opened(opening),
      outcome: RecordedOutcome(verdict: .accepted), receipt: state.receipt)
    try store.append([opened], to: id, expecting: .mustNotExist)
  }

  /// Decides an event, stores it, and carries it out.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When it happened.
  /// - Returns: What came of it, with the effects that the host performs now.
  /// - Throws: What `EventStore.append` throws; the state is as it was then.
  @discardableResult
  public func send(_ event: PickerEvent, at time: Timestamp) throws(StoreError) -> Outcome {
    let decision = state.decide(event)
    let recorded = RecordedEvent(
      sequence: sequence + 1, time: time, event: event, outcome: decision.outcome.recorded,
      receipt: decision.receipt)
    try store.append([recorded], to: id, expecting: .exactly(sequence), ending: decision.ending)
    state.evolve(decision)
    sequence += 1
    return decision.outcome
  }
}
