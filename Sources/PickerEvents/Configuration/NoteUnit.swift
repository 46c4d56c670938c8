/// What a note's length is counted in.
public enum NoteUnit: String, NamedValue {
  /// Characters as a reader sees them.
  case grapheme
  /// Unicode scalars.
  case scalar
  /// UTF-16 units.
  case utf16
}
