internal import PickerEvents

extension ReferenceModel {
  /// Everything that can be read off the note; nil where there is none.
  public var noteReading: ReferenceNoteReading? { note?.reading }

  /// What the user or the host does with the note; anything but an edit settles the marks first.
  mutating func useNote(_ event: PickerEvent) throws(Refused) -> ReferenceOutcome {
    guard var note else { throw Refused(.noNote) }
    var effects: [String]
    switch event {
    case .noteEdited(let edit):
      effects = try note.edit(edit)
    case .noteFocused:
      effects = note.settle()
      note.isFocused = true
    case .noteReturned, .noteBlurred:
      effects = note.settle() + note.tell()
      note.isFocused = false
    case .noteSet(let text):
      effects = note.settle()
      note.text = text
      note.told = text
    case .noteErrorSet(let hasError, let text):
      effects = note.settle()
      note.hasError = hasError
      note.errorText = text
    default:
      throw Refused(.unsupported)
    }
    self.note = note
    var outcome = ReferenceOutcome()
    outcome.effects = effects
    return outcome
  }

  /// Makes what is being composed text, where there is a note.
  ///
  /// - Returns: The effects.
  mutating func settleNote() -> [String] { note?.settle() ?? [] }

  /// The reasons against the note, in the contract's order.
  var noteValidity: [ReferenceReason] {
    guard let note else { return [] }
    var reasons: [ReferenceReason] = []
    if note.config.isRequired && note.text.isEmpty { reasons.append(.noteRequired) }
    if note.isTooLong(note.text) { reasons.append(.noteTooLong) }
    return reasons
  }

  /// Drops the marks where they were too long: the one thing that such a refusal changes.
  mutating func dropRefusedMarks() {
    if outcome.verdict == .rejected(.noteTooLong) { note?.marks = nil }
  }
}
