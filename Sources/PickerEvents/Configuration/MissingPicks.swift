/// What becomes of picks that a reload no longer has.
public enum MissingPicks: String, NamedValue {
  /// They stay, unresolved.
  case keep
  /// The enabled ones go.
  case drop
}
