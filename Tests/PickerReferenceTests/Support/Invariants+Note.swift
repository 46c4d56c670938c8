import PickerEvents

@testable import PickerReference

extension Invariants {
  /// Whether nothing is left of a composition that was too long.
  var refusedEditEndsComposition: Bool {
    after.outcome.reason != .noteTooLong || after.note?.marks == nil
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
