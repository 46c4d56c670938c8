import PickerEvents
import PickerProjection

/// Says what an event did to the note, and what the note is like.
enum NoteWords {
  /// What became of the note.
  static func changes(
    _ event: PickerEvent, _ before: Beforehand, _ state: PickerState,
  ) -> [String] {
    guard let note = state.note else { return [] }
    if case .noteEdited(let edit) = event, edit.kind == .composing { return ["not settled yet"] }
    if note.text != before.note { return ["the note is now \(text(note))"] }
    // What was composed may have come to nothing.
    guard case .noteEdited = event else { return [] }
    return ["the note is as before"]
  }

  /// What a note is like.
  static func words(_ state: PickerState) -> String? {
    guard let note = state.note else { return nil }
    var words = [text(note)]
    if let remaining = note.remaining, remaining >= 0 { words.append("\(remaining) left") }
    if note.hasCharacterCountError { words.append("longer than its limit") }
    if note.isError || note.message != nil {
      let kind = note.isError ? "an error" : "a hint"
      words.append(kind + (note.message.map { ": \(Printable.quoted($0.text.string))" } ?? ""))
    }
    if note.isFocused { words.append("it has the focus") }
    if state.isComposing { words.append("something is being composed") }
    if !note.isEditable { words.append("it takes no edits") }
    if let mark = note.mandatoryIndicator { words.append("required\(Self.mark(mark))") }
    return words.joined(separator: "; ")
  }

  private static func mark(_ mark: ExactText) -> String {
    mark.isEmpty ? "" : " (\(Printable.text(mark.string)))"
  }

  /// "“as it reads”, 10 characters".
  private static func text(_ note: NoteField) -> String {
    guard !note.text.isEmpty else { return "empty" }
    return "\(Printable.quoted(note.text.string)), \(Words.count(note.count, "character"))"
  }
}
