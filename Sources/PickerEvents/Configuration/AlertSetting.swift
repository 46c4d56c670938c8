/// One key of the group `alert` with its value.
public enum AlertSetting: Hashable, Sendable {
  /// What it asks.
  case message(ExactText)
  /// The answer that discards.
  case discardTitle(ExactText)
  /// The answer that goes on.
  case keepTitle(ExactText)
}
