/// One key of the group `anchor` with its value.
public enum AnchorSetting: Hashable, Sendable {
  /// Whether there is one.
  case enabled(Bool)
  /// What it says; %d is the number of picks.
  case titleFormat(ExactText)
}
