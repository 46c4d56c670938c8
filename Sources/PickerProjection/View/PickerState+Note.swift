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

extension NoteState {
  /// Whether the text is longer than the limit.
  func isTooLong(_ configuration: NoteConfiguration) -> Bool {
    configuration.limit.map { count > $0 } ?? false
  }

  /// Whether it is shown in the style of an error.
  ///
  /// - Parameter counted: The limit, where it is counted.
  /// - Returns: Whether the host found an error, or the text is beyond that limit.
  fileprivate func isError(_ counted: WholeNumber?) -> Bool {
    hasHostError || counted.map { count > $0 } ?? false
  }

  private var hasHostError: Bool { hasError || !errorText.isEmpty }

  /// What stands below the note.
  fileprivate func message(
    _ configuration: NoteConfiguration, _ counted: WholeNumber?,
  ) -> NoteField.Message? {
    guard let text = words(configuration, counted) else { return nil }
    let isApart = isError(counted) && configuration.showsErrorInValidationMessage
    return NoteField.Message(text: text, place: isApart ? .validation : .hint)
  }

  /// The first that there is something to say of.
  private func words(_ configuration: NoteConfiguration, _ counted: WholeNumber?) -> ExactText? {
    // An error without a text is said by the style alone.
    if hasHostError { return errorText.isEmpty ? nil : errorText }
    if let counted, count == counted {
      return configuration.reachLimitMessage ?? "Character limit reached"
    }
    if let counted, count > counted {
      let over = WholeNumber(count) - counted
      return configuration.beyondLimitMessage
        ?? ExactText("\(over) character\(over == 1 ? "" : "s") over the limit")
    }
    if let hint = configuration.hint { return hint }
    let isHinted = configuration.isReadOnly && !configuration.hidesReadOnlyHint
    return isHinted ? configuration.readOnlyHint : nil
  }
}

extension NoteConfiguration {
  /// The least height in lines: what was asked for, but not less than the layout has.
  fileprivate var leastLines: WholeNumber { Swift.max(minLines ?? 0, version == 1 ? 1 : 2) }
}
