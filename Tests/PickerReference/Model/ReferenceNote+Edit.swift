internal import PickerEvents

extension ReferenceNote {
  /// Replaces a piece of the text.
  ///
  /// - Returns: The effects.
  mutating func edit(_ edit: NoteEdit) throws(Refused) -> [String] {
    if !takesEdits { throw Refused(.notEditable) }
    let old = try textWithMarks()
    switch edit.kind {
    case .composing:
      marks = try joined(edit, in: old)
      return []
    case .typed, .pasted:
      text = try accepted(edit, of: old)
      marks = nil
      return tellIfLive()
    }
  }

  /// Makes what is being composed text, as if it were typed at once; too long, it is dropped.
  ///
  /// - Returns: The effects.
  mutating func settle() -> [String] {
    guard let typed = marks else { return [] }
    marks = nil
    do throws(Refused) {
      text = try accepted(typed, of: text)
      return tellIfLive()
    } catch {
      return []
    }
  }

  /// The text as it stands in the field.
  func textWithMarks() throws(Refused) -> ExactText {
    guard let marks else { return text }
    return try Self.text(text, with: marks)
  }

  /// What an edit makes of a text, by the limit; the length before it is that without any marks.
  private func accepted(_ edit: NoteEdit, of old: ExactText) throws(Refused) -> ExactText {
    let whole = try Self.text(old, with: edit)
    if !isTooLong(whole) || allowsBeyondLimit { return whole }
    if length(of: whole) <= length(of: text) { return whole }
    switch config.overLimit {
    case .reject: throw Refused(.noteTooLong)
    case .truncate:
      // From the longest piece down: a longer one may fit where a shorter one does not, since the
      // last character can join with what stands behind it.
      var characters = tables.characters(edit.text.string)
      while !characters.isEmpty {
        var piece = edit
        piece.text = ExactText(characters.joined())
        let cut = try Self.text(old, with: piece)
        if !isTooLong(cut) { return cut }
        characters.removeLast()
      }
      throw Refused(.noteTooLong)
    }
  }

  /// A text with a piece of it replaced, as an editor of UTF-16 units does it.
  static func text(_ old: ExactText, with edit: NoteEdit) throws(Refused) -> ExactText {
    let units = Array(old.string.utf16)
    guard edit.start >= 0, edit.length >= 0, edit.start <= units.count,
      edit.length <= units.count - edit.start
    else { throw Refused(.invalidRange) }
    let end = edit.start + edit.length
    if isInsideScalar(edit.start, of: units) || isInsideScalar(end, of: units) {
      throw Refused(.invalidRange)
    }
    let new = units[..<edit.start] + Array(edit.text.string.utf16) + units[end...]
    return ExactText(String(decoding: new, as: UTF16.self))
  }

  private static func isInsideScalar(_ place: Int, of units: [UInt16]) -> Bool {
    place > 0 && place < units.count && UTF16.isTrailSurrogate(units[place])
  }

  /// The marks after one more piece was composed: one edit of the text, from the first unit that was
  /// touched to the last; nil where it replaces nothing by nothing.
  private func joined(_ edit: NoteEdit, in old: ExactText) throws(Refused) -> NoteEdit? {
    let new = try Self.text(old, with: edit)
    var first = edit.start
    var last = edit.start + edit.length
    if let marks {
      first = min(first, marks.start)
      last = max(last, marks.start + marks.text.string.utf16.count)
    }
    let behind = old.string.utf16.count - last
    let composed = Array(new.string.utf16)[first..<(new.string.utf16.count - behind)]
    let joined = NoteEdit(
      start: first, length: text.string.utf16.count - behind - first,
      text: ExactText(String(decoding: composed, as: UTF16.self)))
    return joined.length == 0 && joined.text.isEmpty ? nil : joined
  }
}
