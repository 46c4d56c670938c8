public import EventStore
public import PickerEvents
public import PickerProjection

/// What kept a session from going on, and what to do about it; the session is as it was before.
///
/// Compare `code` in programs. The texts are for people: they may change and are not to be parsed.
public struct PickerSessionError: Error, Hashable, Sendable {
  /// The kind of failure.
  public let code: Code
  /// What happened and what can be done, in whole sentences that an app can show.
  public let message: String
  /// The session that it is about.
  public let session: SessionID
  /// What stood in the way; nil where the session itself did.
  public let cause: Cause?

  /// Who stood in the way.
  public enum Cause: Hashable, Sendable {
    /// The opening contradicts itself or is not known yet.
    case opening(RefusedOpening)
    /// The log.
    case store(StoreError)
    /// An event came out otherwise than it was recorded.
    case divergence(Divergence)
  }

  init(
    _ code: Code, _ what: String, remedy: String? = nil, session: SessionID, cause: Cause? = nil,
  ) {
    self.code = code
    self.message = "\(what) \(remedy ?? code.remedy)"
    self.session = session
    self.cause = cause
  }
}

extension PickerSessionError: CustomStringConvertible {
  /// The session and the message, in one line for people.
  public var description: String { "session \(session.string.debugDescription): \(message)" }
}
