internal import PickerEvents

/// The note beside the choice, as far as events change it (Behaviour.md, Note).
struct NoteState: Hashable, Sendable {
  /// Text that an input method composes and nobody has settled on: every read-out has the text
  /// before it.
  struct Marked: Hashable, Sendable {
    /// The whole text of the note, with its marks.
    var text: ExactText
    /// How many bytes at its beginning no composing edit has touched.
    var prefix: Int
    /// How many bytes at its end no composing edit has touched.
    var suffix: Int

    /// Whether nothing is marked.
    var isEmpty: Bool { prefix + suffix == text.string.utf8.count }
  }

  var text: ExactText
  /// The length of `text` in the unit of the configuration.
  var count: Int
  /// The text that the host was told last.
  var told: ExactText
  var isFocused = false
  /// Whether the host found an error, whatever it says of it.
  var hasError: Bool
  /// What the host says of it; empty for nothing.
  var errorText: ExactText
  var marked: Marked?

  /// The note at opening.
  init(_ configuration: NoteConfiguration) {
    text = configuration.text
    count = configuration.unit.length(of: text)
    told = text
    hasError = configuration.hasError
    errorText = configuration.errorText ?? ""
  }

  /// Whether there is a note, and which; it lies apart, since most pickers have none.
  indirect enum Box: Sendable {
    case none
    case some(NoteState)
  }

  /// Whether nothing has happened to it.
  private func isAsGiven(_ configuration: NoteConfiguration) -> Bool {
    text == configuration.text && told == configuration.text && !isFocused
      && hasError == configuration.hasError
      && errorText == configuration.errorText ?? "" && marked == nil
  }

  /// The digest of all of it; 0 while nothing has happened to the note.
  func digest(_ configuration: NoteConfiguration) -> UInt64 {
    guard !isAsGiven(configuration) else { return 0 }
    var digest = Digest(seed: ReceiptPart.note.rawValue)
    digest.feed(text)
    digest.feed(told)
    digest.feed(isFocused)
    digest.feed(hasError)
    digest.feed(errorText)
    digest.feed(marked != nil)
    if let marked {
      digest.feed(marked.text)
      digest.feed(marked.prefix)
      digest.feed(marked.suffix)
    }
    return digest.value
  }
}
