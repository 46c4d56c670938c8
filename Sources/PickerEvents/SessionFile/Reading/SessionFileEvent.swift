/// An event as a session file tells it; what was left out by hand is filled in.
public struct SessionFileEvent: Hashable, Sendable {
  /// The line that it stands on, from 1.
  public var line: Int
  /// The session that it belongs to.
  public var session: SessionID
  /// Its place in the session, from 1, without gaps.
  public var sequence: Int
  /// When it happened.
  public var time: Timestamp
  /// What happened.
  public var event: PickerEvent
  /// What was recorded to have come of it; nil where the line was written by hand.
  public var outcome: RecordedOutcome?
  /// The recorded digest of the state after it; nil where the line was written by hand.
  public var receipt: Receipt?

  /// Makes an event of a session file.
  ///
  /// - Parameters:
  ///   - line: The line that it stands on, from 1.
  ///   - session: The session that it belongs to.
  ///   - sequence: Its place in the session, from 1.
  ///   - time: When it happened.
  ///   - event: What happened.
  ///   - outcome: What was recorded to have come of it.
  ///   - receipt: The recorded digest of the state after it.
  public init(
    line: Int,
    session: SessionID,
    sequence: Int,
    time: Timestamp,
    event: PickerEvent,
    outcome: RecordedOutcome? = nil,
    receipt: Receipt? = nil,
  ) {
    self.line = line
    self.session = session
    self.sequence = sequence
    self.time = time
    self.event = event
    self.outcome = outcome
    self.receipt = receipt
  }
}
