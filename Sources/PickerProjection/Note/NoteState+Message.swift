internal import PickerEvents

/// What stands below a note, and in which style.
extension NoteState {
  /// Whether the text is longer than the limit.
  func isTooLong(_ configuration: NoteConfiguration) -> Bool {
    configuration.limit.map { count > $0 } ?? false
  }

  /// Whether it is shown in the style of an error.
  ///
  /// - Parameter counted: The limit, where it is counted.
  /// - Returns: Whether the host found an error, or the text is beyond that limit.
  func isError(_ counted: WholeNumber?) -> Bool {
    hasHostError || counted.map { count > $0 } ?? false
  }

  private var hasHostError: Bool { hasError || !errorText.isEmpty }

  /// What stands below the note.
  func message(
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
