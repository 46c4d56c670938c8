/// An event as a log keeps it: what happened, when, and what came of it.
public struct RecordedEvent: Hashable, Sendable {
  /// Its place in the session, from 1, without gaps.
  public var sequence: Int
  /// When it happened.
  public var time: Timestamp
  /// What happened.
  public var event: PickerEvent
  /// What came of it.
  public var outcome: RecordedOutcome
  /// The digest of the state after it.
  public var receipt: Receipt

  /// Makes a recorded event.
  ///
  /// - Parameters:
  ///   - sequence: Its place in the session, from 1.
  ///   - time: When it happened.
  ///   - event: What happened.
  ///   - outcome: What came of it.
  ///   - receipt: The digest of the state after it.
  public init(
    sequence: Int,
    time: Timestamp,
    event: PickerEvent,
    outcome: RecordedOutcome,
    receipt: Receipt,
  ) {
    self.sequence = sequence
    self.time = time
    self.event = event
    self.outcome = outcome
    self.receipt = receipt
  }
}
