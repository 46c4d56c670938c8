internal import PickerEvents

extension NoteConfiguration {
  /// The greatest length in `unit`; nil for none.
  var limit: WholeNumber? { maxLength > 0 ? maxLength : nil }

  /// Whether a text above the limit is accepted and marked: only where it is counted.
  var acceptsBeyondLimit: Bool { countsCharacters && allowsBeyondLimit }

  /// Whether it takes edits.
  var takesEdits: Bool { isEditable && !isReadOnly }

  /// The least height in lines: what was asked for, but not less than the layout has.
  var leastLines: WholeNumber { Swift.max(minLines ?? 0, version == 1 ? 1 : 2) }
}
