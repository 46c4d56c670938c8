/// What one line of a session file says.
public enum SessionFileLine: Hashable, Sendable {
  /// Nothing: it is blank, or a remark.
  case skipped
  /// Something happened.
  case event(SessionFileEvent)
  /// Something is claimed about the state after the event before it.
  case expectation(Expectation)
}
