public import PickerEvents

/// An event of the whole log: where it stands there, in which session, and what happened.
public struct LogEvent: Hashable, Sendable {
  /// Its place in the log, from 1, in the order of the appends.
  public let position: Int64
  /// The session that it happened in.
  public let session: SessionID
  /// What happened, and its place in the session.
  public let event: RecordedEvent
}
