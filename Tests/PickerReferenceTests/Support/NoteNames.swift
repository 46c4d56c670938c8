import PickerEvents

@testable import PickerReference

/// What an event reached in the note, by name.
enum NoteNames {
  /// All that random sessions must reach.
  static let all: [String] = [
    "no note", "dash", "counter", "without counter", "error without message", "host error",
    "at the limit", "beyond the limit", "hint", "read-only hint", "nothing to say",
    "own words at the limit", "own words beyond it", "validation area", "hint area",
    "placeholder", "focus", "lines of version 1", "composing", "composing settled by noteFocused",
    "composing settled by noteEdited", "composing settled by noteReturned",
    "composing settled by noteBlurred", "composing settled by noteSet",
    "composing settled by noteErrorSet", "composing settled by doneTapped",
    "composing settled by cancelTapped", "composing settled by dismissAttempted",
    "composing settled by tapped", "composing settled by abandoned", "composing dropped",
    "composing refused in its range", "composing told live", "cut", "cut while composing",
    "too long in grapheme", "too long in scalar", "too long in utf16", "shorter and still too long",
    "note reverted", "note at an alert",
  ]

  /// What one event reached.
  static func names(of event: PickerEvent, before: ReferenceNote?, _ model: ReferenceModel)
    -> [String]
  {
    guard let note = model.note, let before, let reading = model.noteReading else {
      return ["no note"]
    }
    return looks(of: reading, note) + changes(by: event, before, note, model)
  }

  private static func looks(of reading: ReferenceNoteReading, _ note: ReferenceNote) -> [String] {
    var names: [String] = []
    if let counter = reading.counter {
      names.append(counter.string.hasPrefix("-") ? "dash" : "counter")
    } else {
      names.append("without counter")
    }
    if reading.isShownAsError && reading.message == nil { names.append("error without message") }
    switch reading.message {
    case nil: names.append("nothing to say")
    case "No.", "Not this.": names.append("host error")
    case "Character limit reached": names.append("at the limit")
    case "Full": names.append("own words at the limit")
    case "Over": names.append("own words beyond it")
    case "Be short.", "": names.append("hint")
    case "Read only", "Look only": names.append("read-only hint")
    default: names.append("beyond the limit")
    }
    if let place = reading.place { names.append("\(place.rawValue) area") }
    if reading.placeholder != nil { names.append("placeholder") }
    if reading.isFocused { names.append("focus") }
    if reading.minLines == 1 { names.append("lines of version 1") }
    if note.marks != nil { names.append("composing") }
    return names
  }

  private static func changes(
    by event: PickerEvent, _ before: ReferenceNote, _ note: ReferenceNote, _ model: ReferenceModel,
  ) -> [String] {
    var names: [String] = []
    let outcome = model.outcome
    if isCut(by: event, before, note), outcome.verdict == .accepted {
      names.append(before.marks == nil ? "cut" : "cut while composing")
    }
    if outcome.reason == .noteTooLong {
      names.append("too long in \(note.config.unit.rawValue)")
      if before.marks != nil { names.append("composing dropped") }
    }
    if outcome.reason == .invalidRange, event.kind == .noteEdited, before.marks != nil {
      names.append("composing refused in its range")
    }
    if outcome.verdict == .accepted, before.marks != nil, note.marks == nil {
      names.append("composing settled by \(event.kind.name)")
      if outcome.effects.contains("noteChanged"), note.config.tracksLiveChanges {
        names.append("composing told live")
      }
    }
    if event.kind == .noteEdited, outcome.verdict == .accepted, note.text != before.text,
      note.isTooLong(note.text), !note.allowsBeyondLimit
    {
      names.append("shorter and still too long")
    }
    if model.ended == .cancelled, before.text != note.text { names.append("note reverted") }
    if model.alert != nil, event.kind == .noteSet, outcome.verdict == .accepted {
      names.append("note at an alert")
    }
    return names
  }

  /// Whether a typed text was taken in part.
  private static func isCut(
    by event: PickerEvent, _ before: ReferenceNote, _ note: ReferenceNote,
  ) -> Bool {
    guard case .noteEdited(let edit) = event, edit.kind != .composing,
      let old = try? before.textWithMarks(), let whole = try? ReferenceNote.text(old, with: edit)
    else { return false }
    return note.text != whole
  }
}
