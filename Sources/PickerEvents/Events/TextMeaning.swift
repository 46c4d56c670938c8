/// What the text that an event records is; the log's view and the exports have a column for each.
package enum TextMeaning: String, CaseIterable, Sendable {
  /// What is searched for.
  case query
  /// What the scanner read.
  case code
  /// What stands in the note.
  case note
  /// What the user was told.
  case message
}
