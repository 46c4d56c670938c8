internal import PickerEvents

extension ReferenceNote {
  /// Everything that can be read off it.
  var reading: ReferenceNoteReading {
    ReferenceNoteReading(
      text: text,
      count: length(of: text),
      remaining: shownLimit.map { $0 - length(of: text) },
      counter: shownLimit.map { limit in
        let isDash = text.isEmpty && !isFocused
        return ExactText("\(isDash ? "-" : "\(length(of: text))")/\(limit)")
      },
      hasCharacterCountError: isTooLong(text),
      isShownAsError: isShownAsError,
      message: message,
      place: place,
      placeholder: text.isEmpty ? config.placeholder : nil,
      isFocused: isFocused,
      minLines: minLines,
      maxLines: config.maxLines == 0 ? nil : config.maxLines,
      isEditable: takesEdits,
      mandatoryIndicator: config.isRequired ? config.mandatoryIndicator : nil,
    )
  }

  /// The limit, where the length is counted against it on the screen.
  private var shownLimit: Int? { config.countsCharacters ? limit : nil }

  private var isHostError: Bool { hasError || !errorText.isEmpty }

  private var isShownBeyondLimit: Bool { shownLimit != nil && isTooLong(text) }

  private var isShownAsError: Bool { isHostError || isShownBeyondLimit }

  /// What is said, the first that holds.
  private var message: ExactText? {
    if isHostError { return errorText.isEmpty ? nil : errorText }
    if let limit = shownLimit {
      let over = length(of: text) - limit
      if over == 0 { return config.reachLimitMessage ?? "Character limit reached" }
      if over == 1 { return config.beyondLimitMessage ?? "1 character over the limit" }
      if over > 1 {
        return config.beyondLimitMessage ?? ExactText("\(over) characters over the limit")
      }
    }
    if let hint = config.hint { return hint }
    return config.isReadOnly && !config.hidesReadOnlyHint ? config.readOnlyHint : nil
  }

  /// Errors stand in their own area, where that is wanted, and all else where hints do.
  private var place: ReferenceNotePlace? {
    if message == nil { return nil }
    return isShownAsError && config.showsErrorInValidationMessage ? .validation : .hint
  }

  private var minLines: Int {
    let least = config.version == 1 ? 1 : 2
    return max(least, config.minLines ?? least)
  }
}
