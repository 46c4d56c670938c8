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
      message: note.message(configuration, counted), isFocused: note.isFocused,
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

extension NoteState {
  /// Whether the text is longer than the limit.
  func isTooLong(_ configuration: NoteConfiguration) -> Bool {
    configuration.limit.map { count > $0 } ?? false
  }

  /// What stands below the note: the first that there is something to say of.
  ///
  /// - Parameters:
  ///   - configuration: Its texts.
  ///   - counted: The limit, where it is counted.
  /// - Returns: The message, if there is one.
  fileprivate func message(
    _ configuration: NoteConfiguration, _ counted: WholeNumber?,
  ) -> NoteField.Message? {
    let errors: NoteField.Place =
      configuration.showsErrorInValidationMessage ? .validation : .hint
    if hasError || !errorText.isEmpty {
      let text = errorText.isEmpty ? nil : errorText
      return NoteField.Message(text: text, place: errors, isError: true)
    }
    if let counted, count == counted {
      let text = configuration.reachLimitMessage ?? "Character limit reached"
      return NoteField.Message(text: text, place: .validation, isError: false)
    }
    if let counted, count > counted {
      let over = WholeNumber(count) - counted
      let text =
        configuration.beyondLimitMessage
        ?? ExactText("\(over) character\(over == 1 ? "" : "s") over the limit")
      return NoteField.Message(text: text, place: errors, isError: true)
    }
    if let hint = configuration.hint {
      return NoteField.Message(text: hint, place: .hint, isError: false)
    }
    guard configuration.isReadOnly, !configuration.hidesReadOnlyHint else { return nil }
    return NoteField.Message(text: configuration.readOnlyHint, place: .hint, isError: false)
  }
}

extension NoteConfiguration {
  /// The least height in lines: what was asked for, but not less than the layout has.
  fileprivate var leastLines: WholeNumber { Swift.max(minLines ?? 0, version == 1 ? 1 : 2) }
}
