import PickerEvents
import PickerProjection

/// Draws the note beside the choice: its mark, its text in a field, its message and its counter.
struct ScreenNote {
  /// How many lines of the text are drawn at most.
  static let most = 12

  private let state: PickerState
  private let pen: ScreenPen

  init(_ state: PickerState, _ pen: ScreenPen) {
    self.state = state
    self.pen = pen
  }

  /// The lines; none in a picker without a note.
  var lines: [Cell] {
    guard let note = state.note else { return [] }
    return head(note) + field(note) + foot(note)
  }

  /// The mark of a note that must not be empty.
  private func head(_ note: NoteField) -> [Cell] {
    guard let mark = note.mandatoryIndicator, !mark.isEmpty else { return [] }
    return [pen.text(mark.string, room: pen.columns, .refused)]
  }

  /// The text, as high as it is and the layout lets it be; in parentheses where it takes no edits.
  private func field(_ note: NoteField) -> [Cell] {
    let room = pen.columns - 2
    let inner = pen.narrowed(to: room - 1)
    let limit = min(note.maxLines ?? Self.most, Self.most)
    let cursor = note.isFocused ? pen.piece("▏", .dim) : Cell()
    var content = inner.lines(note.text.string, limit: limit, note.isEditable ? nil : .dim)
    if let last = content.popLast() {
      content.append(last + cursor)
    } else {
      // The cursor stands before a placeholder.
      let placeholder = note.placeholder.map { pen.stand($0.string, room: room - 1) }
      content = [cursor + (placeholder ?? Cell())]
    }
    while content.count < min(note.minLines, limit) { content.append(Cell()) }
    let edges = note.isEditable ? ("|", "|") : ("(", ")")
    return content.map {
      pen.piece(edges.0, .dim) + $0 + pen.space(room - $0.width) + pen.piece(edges.1, .dim)
    }
  }

  /// The message, an error with an exclamation mark, and the counter.
  private func foot(_ note: NoteField) -> [Cell] {
    let counter =
      note.counter.map {
        pen.text($0.string, room: 20, note.hasCharacterCountError ? .refused : .dim)
      } ?? Cell()
    let role: Paint.Role = note.isError ? .refused : .dim
    // An error without a text is said by the mark alone.
    let mark = note.isError ? pen.piece("! ", role) : Cell()
    let room = pen.columns - mark.width - (counter.isEmpty ? 0 : counter.width + 2)
    var lines = pen.narrowed(to: room).lines(note.message?.text.string ?? "", limit: 3, role)
    if note.isError { lines = [mark + (lines.first ?? Cell())] + lines.dropFirst() }
    guard !counter.isEmpty else { return lines }
    return [pen.line(lines.first ?? Cell(), counter)] + lines.dropFirst()
  }
}
