/// Who finds the items for a query.
public enum Matching: String, NamedValue {
  /// The picker itself, over folded texts.
  case builtin
  /// The app, which answers with an event.
  case host
}
