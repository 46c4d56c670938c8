public import PickerEvents

/// What a log knows about a session without reading its events.
public struct SessionSummary: Hashable, Sendable {
  /// What names it.
  public let id: SessionID
  /// The app that showed the picker.
  public let app: ExactText?
  /// Who chose.
  public let actor: ExactText?
  /// Where.
  public let environment: ExactText?
  /// When it was opened.
  public let started: Timestamp
  /// When its last event happened.
  public let lastTime: Timestamp
  /// How many events it has.
  public let eventCount: Int
  /// How it ended; nil while it is open.
  public let ending: Ending?
  /// The version of the rules that it is replayed by.
  public let engine: Int
  /// The version of the folding table that it is replayed with.
  public let folding: ExactText?

  /// The session's number in this file.
  let key: Int64
}
