/// What the Selected section shows while a query is applied.
public enum WhileSearching: String, NamedValue {
  /// The picks that match.
  case filtered
  /// Nothing.
  case hidden
  /// Every pick.
  case all
}
