/// What happens to an edit that makes the note too long.
public enum NoteOverLimit: String, NamedValue {
  /// It is refused whole.
  case reject
  /// As much as fits is taken.
  case truncate
}
