/// How a picked row is marked.
public enum SelectionStyle: String, NamedValue {
  /// A check mark at its end.
  case trailing
  /// A circle at its start.
  case leading
}
