/// How the text of a note edit came about.
public enum EditKind: String, NamedValue {
  /// Key by key.
  case typed
  /// In one piece.
  case pasted
  /// Marked text of an input method.
  case composing
}
