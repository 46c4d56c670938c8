/// How many items can be chosen.
public enum Mode: String, NamedValue {
  /// At most one.
  case single
  /// Any number within the bounds.
  case multiple
}
