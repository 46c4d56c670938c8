/// Where the note's message stands.
public enum ReferenceNotePlace: String, Hashable, Sendable {
  /// Where errors are shown.
  case validation
  /// Where hints are shown.
  case hint
}
