/// What the button of the All header does.
public enum ReferenceButton: String, Hashable, Sendable {
  /// It picks everything.
  case selectAll
  /// It unpicks everything.
  case deselectAll
  /// It is shown and does nothing.
  case disabled
  /// There is none.
  case hidden
}
