/// How a session ended.
public enum Ending: String, NamedValue {
  /// The selection was committed.
  case done
  /// The selection was reverted.
  case cancelled
  /// The host went away.
  case abandoned
}
