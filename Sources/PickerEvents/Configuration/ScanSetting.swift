/// One key of the group `scan` with its value.
public enum ScanSetting: Hashable, Sendable {
  /// Whether the user can scan.
  case enabled(Bool)
  /// Which symbologies are accepted.
  case mode(ScanMode)
  /// What a scanned value does.
  case action(ScanAction)
  /// How long the same value is refused again, in milliseconds.
  case repeatWindowMs(WholeNumber)
}
