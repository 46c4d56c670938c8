internal import PickerEvents

/// The note beside the choice: what is configured of it, and how it stands.
struct ReferenceNote: Hashable, Sendable {
  /// What the opening says of it.
  let config: NoteConfiguration
  /// How characters are told apart.
  let tables: ReferenceText

  /// The text, without what is being composed.
  var text: ExactText
  /// What is being composed, as the one edit of the text that it would be; nil where nothing is.
  var marks: NoteEdit?
  /// Whether the cursor is in it.
  var isFocused = false
  /// The text that the host knows: the one that it was told last, or that is its own.
  var told: ExactText
  /// Whether the host found an error.
  var hasError: Bool
  /// What the host says of it; empty where it says nothing.
  var errorText: ExactText

  init(_ config: NoteConfiguration, tables: ReferenceText) {
    self.config = config
    self.tables = tables
    text = config.text
    told = config.text
    hasError = config.hasError
    errorText = config.errorText ?? ""
  }

  /// How long a text is, in the unit of the note.
  func length(of text: ExactText) -> Int {
    switch config.unit {
    case .grapheme: tables.characters(text.string).count
    case .scalar: text.string.unicodeScalars.count
    case .utf16: text.string.utf16.count
    }
  }

  /// The greatest length; nil where there is none.
  var limit: Int? { config.maxLength > 0 ? config.maxLength : nil }

  /// Whether a text is above the limit.
  func isTooLong(_ text: ExactText) -> Bool {
    guard let limit else { return false }
    return length(of: text) > limit
  }

  /// Whether the user can write into it.
  var takesEdits: Bool { config.isEditable && !config.isReadOnly }

  /// Whether a text above the limit is accepted: only where its length is shown.
  var allowsBeyondLimit: Bool { config.countsCharacters && config.allowsBeyondLimit }

  /// Tells the host of the text, if that is another than the one that it knows.
  mutating func tell() -> [String] {
    if text == told { return [] }
    told = text
    return ["noteChanged"]
  }

  /// Tells the host of an accepted edit, if it wants to hear of each.
  mutating func tellIfLive() -> [String] { config.tracksLiveChanges ? tell() : [] }
}
