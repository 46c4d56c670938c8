internal import PickerEvents

extension PickerState {
  /// The note beside the choice; nil where the picker has none.
  ///
  /// - Complexity: O(1).
  public var note: NoteField? {
    guard case .some(let note) = noteState, let configuration = configuration.note else {
      return nil
    }
    let counted = configuration.countsCharacters ? configuration.limit : nil
    let length = note.count == 0 && !note.isFocused ? "-" : "\(note.count)"
    return NoteField(
      text: note.text, count: note.count, remaining: counted.map { $0 - WholeNumber(note.count) },
      counter: counted.map { ExactText("\(length)/\($0)") },
      hasCharacterCountError: note.isTooLong(configuration),
      placeholder: note.text.isEmpty ? configuration.placeholder : nil,
      message: note.message(configuration, counted), isError: note.isError(counted),
      isFocused: note.isFocused,
      isEditable: configuration.takesEdits,
      mandatoryIndicator: configuration.isRequired ? configuration.mandatoryIndicator : nil,
      minLines: configuration.leastLines,
      maxLines: configuration.maxLines > 0 ? configuration.maxLines : nil)
  }

  /// Whether an input method composes in the note, whose text is not settled yet.
  package var isComposing: Bool {
    guard case .some(let note) = noteState else { return false }
    return note.marked != nil
  }
}
