internal import PickerEvents

extension ByteWriter {
  mutating func write(_ note: NoteState?) {
    write(note == nil ? 0 : 1)
    guard let note else { return }
    write(note.text.string.utf8)
    // Most of the time the host knows the text that stands there.
    write(optional: note.told == note.text ? nil : note.told)
    write((note.isFocused ? 1 : 0) + (note.hasError ? 2 : 0))
    write(note.errorText.string.utf8)
    write(note.marked == nil ? 0 : 1)
    guard let marked = note.marked else { return }
    write(marked.text.string.utf8)
    write(marked.prefix)
    write(marked.suffix)
  }
}

extension ByteReader {
  /// Reads no note, or one; nil where it is neither.
  mutating func note() -> [NoteState]? {
    guard let isThere = number(below: 2) else { return nil }
    guard isThere == 1 else { return [] }
    guard let text = text(), let told = optionalText(), let flags = number(below: 4),
      let error = self.text(), let isMarked = number(below: 2)
    else { return nil }
    var note = NoteState(NoteConfiguration())
    note.text = text
    note.told = told.first ?? text
    note.isFocused = flags & 1 != 0
    note.hasError = flags & 2 != 0
    note.errorText = error
    guard isMarked == 1 else { return [note] }
    guard let text = self.text(), let prefix = whole(), let suffix = whole() else { return nil }
    let marked = NoteState.Marked(text: text, prefix: prefix, suffix: suffix)
    guard marked.isWhole else { return nil }
    note.marked = marked
    return [note]
  }
}

extension NoteState.Marked {
  /// Whether both ends lie in the text, one behind the other, and cut no scalar.
  fileprivate var isWhole: Bool {
    let bytes = text.string.utf8
    guard prefix >= 0, suffix >= 0, prefix <= bytes.count, suffix <= bytes.count - prefix else {
      return false
    }
    let cuts = [prefix, bytes.count - suffix]
    return cuts.allSatisfy { cut in
      cut == bytes.count
        || !UTF8.isContinuation(bytes[bytes.index(bytes.startIndex, offsetBy: cut)])
    }
  }
}
