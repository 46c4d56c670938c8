/// How a session ended.
public enum ReferenceEnding: String, Hashable, Sendable {
  /// The selection was committed.
  case done
  /// The selection was put back.
  case cancelled
  /// The host went away.
  case abandoned
}
