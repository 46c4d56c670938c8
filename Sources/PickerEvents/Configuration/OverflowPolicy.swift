/// What happens to a pick that finds no room under a maximum.
public enum OverflowPolicy: String, NamedValue {
  /// The oldest enabled picks make room.
  case evictOldest
  /// The event is refused.
  case reject
  /// The maximum is only judged at Done.
  case allow
}
