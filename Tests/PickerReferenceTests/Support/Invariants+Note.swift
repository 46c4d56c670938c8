import PickerEvents

@testable import PickerReference

extension Invariants {
  /// Whether a revert gave the note back.
  var noteRevertAgrees: Bool {
    after.ended != .cancelled || after.noteReading?.text == after.config.note?.text
  }

  /// Whether nothing is left of a composition that was too long.
  var refusedEditEndsComposition: Bool {
    after.outcome.reason != .noteTooLong || after.note?.marks == nil
  }

  /// Whether the note is within its limit wherever the user wrote it, or did not grow.
  ///
  /// What is being composed becomes text by many events; the host's own text is not asked.
  var noteIsWithinLimit: Bool {
    guard isAccepted, let old = before.noteReading, let new = after.noteReading,
      let config = after.config.note, config.maxLength > 0, event.kind != .noteSet
    else { return true }
    if config.countsCharacters && config.allowsBeyondLimit { return true }
    // A revert brings the text of the opening back, which is the host's.
    if after.ended == .cancelled { return true }
    return new.count <= config.maxLength || new.count <= old.count
  }

  /// Whether marked text leaves every read-out of the note alone, and tells the host nothing.
  var composingIsUnseen: Bool {
    guard case .noteEdited(let edit) = event, edit.kind == .composing else { return true }
    return after.noteReading == before.noteReading && after.outcome.effects.isEmpty
      || after.outcome.effects == ["pageRequested"] && after.noteReading == before.noteReading
  }

  /// Whether the host is told of the text exactly where it has to be.
  var noteIsTold: Bool {
    guard isAccepted, let note = after.note else { return true }
    let isTold = after.outcome.effects.contains("noteChanged")
    if isTold && before.note?.told == note.told && event.kind != .noteSet { return false }
    switch event.kind {
    case .noteReturned, .noteBlurred: return note.told == note.text
    case .noteEdited where note.config.tracksLiveChanges: return note.told == note.text
    case .noteFocused, .noteErrorSet, .noteSet, .noteEdited:
      return note.config.tracksLiveChanges || !isTold
    default: return after.ended != .done || note.told == note.text
    }
  }
}
