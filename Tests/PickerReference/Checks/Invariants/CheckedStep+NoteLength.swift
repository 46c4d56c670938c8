internal import PickerEvents

extension CheckedStep {
  /// 12: the note is not over its limit after any accepted event but the host's own `noteSet`,
  /// unless beyond is allowed or it did not grow.
  ///
  /// And what is being composed is neither seen nor told.
  var brokenNoteLength: String? {
    guard let note = config.note, let old = before.reading.note, let new = after.reading.note
    else {
      let isNowhere =
        config.note == nil && before.reading.note == nil && after.reading.note == nil
      return isNowhere ? nil : "a note comes or goes"
    }
    if case .noteEdited(let edit) = step.event, edit.kind == .composing {
      if new != old { return "what is being composed is seen" }
      if after.reading.names(.effects).contains("noteChanged") {
        return "what is being composed is told"
      }
    }
    guard note.maxLength > 0, !(note.countsCharacters && note.allowsBeyondLimit),
      after.reading.text(.ended) != "cancelled", step.event.kind != .noteSet
    else { return nil }
    return new.count <= note.maxLength || new.count <= old.count
      ? nil : "the note grew from \(old.count) to \(new.count), over \(note.maxLength)"
  }
}
