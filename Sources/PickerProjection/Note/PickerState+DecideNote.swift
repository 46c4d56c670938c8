internal import PickerEvents

/// The note beside the choice (Behaviour.md, Note).
extension PickerState {
  /// Decides an event of the note that is no edit: it settles what is being composed first.
  ///
  /// - Parameters:
  ///   - tells: Whether the host is told the text, where it was not told yet.
  ///   - change: What the event does.
  /// - Returns: The decision.
  /// - Complexity: O(bytes of the note).
  func decideNote(
    tells: Bool = false, _ change: (inout NoteState, NoteConfiguration) -> Void,
  ) -> Decision {
    var draft = draft
    settleNote(&draft)
    guard let (note, configuration) = note(in: draft) else { return decision(rejecting: .noNote) }
    var next = note
    change(&next, configuration)
    if tells { tell(&next, &draft) }
    draft.set(next, configuration)
    return decision(draft)
  }

  /// Decides an edit of the note.
  ///
  /// - Complexity: O(bytes of the note).
  func decide(edit: NoteEdit) -> Decision {
    var draft = draft
    guard let (note, configuration) = note(in: draft) else { return decision(rejecting: .noNote) }
    guard configuration.takesEdits else { return decision(rejecting: .notEditable) }
    do throws(Refusal) {
      if edit.kind == .composing {
        draft.set(try note.composed(edit), configuration)
      } else {
        var next = try note.edited(edit, configuration)
        if configuration.tracksLiveChanges { tell(&next, &draft) }
        draft.set(next, configuration)
      }
      return decision(draft)
    } catch {
      draft.outcome = .rejected(error.reason)
      // A refused insertion ends what was being composed; a range that makes no sense does not.
      if error.reason == .noteTooLong, note.marked != nil {
        draft.set(note.withoutMarks, configuration)
      }
      return closed(draft)
    }
  }

  /// The note as an event has left it so far, and its rules; nil where there is none.
  private func note(
    in draft: borrowing Draft,
  ) -> (state: NoteState, configuration: NoteConfiguration)? {
    guard case .some(let note) = noteState, let configuration = configuration.note else {
      return nil
    }
    return (draft.note ?? note, configuration)
  }

  /// Settles what is being composed, before whatever else an event does.
  func settleNote(_ draft: inout Draft) {
    guard let (note, configuration) = note(in: draft), note.marked != nil else { return }
    var (next, isTaken) = note.settled(configuration)
    if isTaken, configuration.tracksLiveChanges { tell(&next, &draft) }
    draft.set(next, configuration)
  }

  /// Tells the host a text that it was not told yet.
  private func tell(_ note: inout NoteState, _ draft: inout Draft) {
    guard note.text != note.told else { return }
    note.told = note.text
    draft.outcome.effects.append(.noteChanged(note.text))
  }

  /// Settles the note for a commit, and tells its text.
  ///
  /// - Returns: The text; nil where there is no note.
  func finishNote(_ draft: inout Draft) -> ExactText? {
    settleNote(&draft)
    guard let (note, configuration) = note(in: draft) else { return nil }
    if note.text != note.told {
      var next = note
      tell(&next, &draft)
      draft.set(next, configuration)
    }
    return note.text
  }

  /// Makes the note what it was at opening.
  func revertNote(_ draft: inout Draft) {
    guard let (note, configuration) = note(in: draft), note.text != configuration.text else {
      return
    }
    var next = note
    next.set(configuration.text, configuration)
    draft.set(next, configuration)
  }
}
