/// One of the two lists that a picker can show.
public enum Region: String, NamedValue {
  /// The list of everything.
  case all
  /// The list of the picks.
  case selected
}
