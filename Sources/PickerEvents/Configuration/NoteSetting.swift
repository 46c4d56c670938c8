/// One key of the group `note` with its value.
public enum NoteSetting: Hashable, Sendable {
  /// The group was given: there is a note, if only with defaults.
  case present
  /// The text at opening.
  case text(ExactText)
  /// The greatest length in `unit`; 0 or less for none.
  case maxLength(WholeNumber)
  /// Whether the length is counted and shown.
  case countsCharacters(Bool)
  /// Whether a longer text is accepted and marked.
  case allowsBeyondLimit(Bool)
  /// What happens to an edit that is too long.
  case overLimit(NoteOverLimit)
  /// What the length is counted in.
  case unit(NoteUnit)
  /// Whether it can be edited.
  case isEditable(Bool)
  /// Whether it is only shown.
  case isReadOnly(Bool)
  /// Whether it must not be empty at Done.
  case isRequired(Bool)
  /// The mark of a required note.
  case mandatoryIndicator(ExactText)
  /// Whether each edit is told at once.
  case tracksLiveChanges(Bool)
  /// What the empty note says.
  case placeholder(ExactText?)
  /// What stands below it.
  case hint(ExactText?)
  /// Whether the read-only hint is left out.
  case hidesReadOnlyHint(Bool)
  /// What is said of a read-only note.
  case readOnlyHint(ExactText)
  /// What is said at the limit; nil for the default.
  case reachLimitMessage(ExactText?)
  /// What is said beyond the limit; nil for the default.
  case beyondLimitMessage(ExactText?)
  /// Whether the host found an error.
  case hasError(Bool)
  /// What the host says of it.
  case errorText(ExactText?)
  /// Whether the error stands in the validation area.
  case showsErrorInValidationMessage(Bool)
  /// The layout version, 1 or 2.
  case version(WholeNumber)
  /// The least height in lines; nil for that of the version.
  case minLines(WholeNumber?)
  /// The greatest height in lines; 0 for none.
  case maxLines(WholeNumber)
}
