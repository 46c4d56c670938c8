internal import PickerEvents

/// What an edit makes of a note (Behaviour.md, Note).
extension NoteState {
  /// The text that an edit is applied to: with the marks, while something is composed.
  private var editedText: ExactText { marked?.text ?? text }

  /// Applies an edit that is not composing to the text and its marks.
  ///
  /// - Parameters:
  ///   - edit: What is replaced by what.
  ///   - configuration: How long the note may be.
  /// - Returns: The note after it, without marks.
  /// - Throws: `invalidRange` or `noteTooLong`.
  /// - Complexity: O(bytes of the note).
  func edited(_ edit: NoteEdit, _ configuration: NoteConfiguration) throws(Refusal) -> NoteState {
    let bytes = Array(editedText.string.utf8)
    let range = try Self.range(of: edit, in: bytes)
    return try taking(
      NoteInsertion(
        before: bytes[..<range.lowerBound], text: Array(edit.text.string.utf8),
        after: bytes[range.upperBound...]), configuration)
  }

  /// Applies an edit of an input method: what it composes is judged when it is settled.
  ///
  /// - Parameter edit: What is replaced by what.
  /// - Returns: The note after it, with its marks.
  /// - Throws: `invalidRange`.
  /// - Complexity: O(bytes of the note).
  func composed(_ edit: NoteEdit) throws(Refusal) -> NoteState {
    let bytes = Array(editedText.string.utf8)
    let range = try Self.range(of: edit, in: bytes)
    let insertion = NoteInsertion(
      before: bytes[..<range.lowerBound], text: Array(edit.text.string.utf8),
      after: bytes[range.upperBound...])
    let marked = Marked(
      text: insertion.whole,
      prefix: Swift.min(marked?.prefix ?? .max, insertion.before.count),
      suffix: Swift.min(marked?.suffix ?? .max, insertion.after.count))
    var next = self
    // Where all marks are gone again, and nothing else with them, nothing is composed any more.
    next.marked = marked.text == text && marked.isEmpty ? nil : marked
    return next
  }

  /// Settles what is being composed as one typed insertion; marks that do not fit are dropped.
  ///
  /// - Parameter configuration: How long the note may be.
  /// - Returns: The note without marks, and whether its text took them in.
  /// - Complexity: O(bytes of the note).
  func settled(_ configuration: NoteConfiguration) -> (note: NoteState, isTaken: Bool) {
    guard let marked else { return (self, false) }
    let bytes = Array(marked.text.string.utf8)
    let end = bytes.count - marked.suffix
    let insertion = NoteInsertion(
      before: bytes[..<marked.prefix], text: Array(bytes[marked.prefix..<end]), after: bytes[end...]
    )
    do throws(Refusal) {
      return (try taking(insertion, configuration), true)
    } catch {
      return (withoutMarks, false)
    }
  }

  /// The note as it reads, with nothing composed.
  var withoutMarks: NoteState {
    var next = self
    next.marked = nil
    return next
  }

  /// Gives the note another text.
  mutating func set(_ text: ExactText, _ configuration: NoteConfiguration) {
    self.text = text
    count = configuration.unit.length(of: text)
  }

  /// Takes the host's text, which need not be told back.
  mutating func set(byHost text: ExactText, _ configuration: NoteConfiguration) {
    set(text, configuration)
    told = text
  }

  /// Takes an insertion as far as the limit lets it.
  private func taking(
    _ insertion: consuming NoteInsertion, _ configuration: NoteConfiguration,
  ) throws(Refusal) -> NoteState {
    var next = withoutMarks
    next.set(insertion.whole, configuration)
    guard let limit = configuration.limit, next.count > limit, !configuration.acceptsBeyondLimit,
      // What is too long may always get shorter.
      next.count > count
    else { return next }
    guard configuration.overLimit == .truncate,
      insertion.truncate(to: Int(clamping: limit), configuration.unit)
    else { throw Refusal(reason: .noteTooLong) }
    next.set(insertion.whole, configuration)
    return next
  }

  /// The bytes that an edit replaces.
  private static func range(of edit: NoteEdit, in bytes: [UInt8]) throws(Refusal) -> Range<Int> {
    let (end, isFar) = edit.start.addingReportingOverflow(edit.length)
    guard !isFar, edit.start >= 0, edit.length >= 0,
      let lower = offset(ofUnit: edit.start, in: bytes),
      let upper = offset(ofUnit: end, in: bytes)
    else { throw Refusal(reason: .invalidRange) }
    return lower..<upper
  }

  /// Where a UTF-16 unit begins in UTF-8; nil beyond the text and inside a scalar.
  private static func offset(ofUnit unit: WholeNumber, in bytes: [UInt8]) -> Int? {
    var left = unit
    var place = 0
    while left > 0, place < bytes.count {
      let width = UTF8.width(beginning: bytes[place])
      place += width
      left -= width == 4 ? 2 : 1
    }
    return left == 0 ? place : nil
  }
}

extension UTF8 {
  /// How many bytes a scalar takes that begins with a byte.
  fileprivate static func width(beginning byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
