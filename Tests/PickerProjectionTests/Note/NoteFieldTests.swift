import PickerEvents
import PickerProjection
import Testing

@Suite struct `A note field` {
  private static func field(_ settings: NoteSetting...) -> NoteField? {
    Session([.note(.present)] + settings.map { .note($0) }).state.note
  }

  @Test func `is there where the configuration has a note`() {
    #expect(Session([]).state.note == nil)
    #expect(Self.field()?.text == "")
    #expect(Self.field(.text("as it was"))?.text == "as it was")
  }

  @Test func `has at least the lines of its version`() {
    #expect(Self.field()?.minLines == 2)
    #expect(Self.field(.version(1))?.minLines == 1)
    #expect(Self.field(.minLines(1))?.minLines == 2)
    #expect(Self.field(.version(1), .minLines(0))?.minLines == 1)
    #expect(Self.field(.minLines(5))?.minLines == 5)
  }

  @Test func `has at most the lines that are given, else any number`() {
    #expect(Self.field()?.maxLines == nil)
    #expect(Self.field(.maxLines(0))?.maxLines == nil)
    #expect(Self.field(.maxLines(7))?.maxLines == 7)
  }

  @Test func `shows its placeholder while it is empty`() {
    var session = Session([.note(.placeholder("Why?"))])
    #expect(session.state.note?.placeholder == "Why?")
    session.send(.noteEdited(NoteEdit(start: 0, length: 0, text: " ")))
    #expect(session.state.note?.placeholder == nil)
    session.send(.noteSet(text: ""))
    #expect(session.state.note?.placeholder == "Why?")
    #expect(Self.field()?.placeholder == nil)
  }

  @Test func `has a mark where it is required, and its own where one is given`() {
    #expect(Self.field(.mandatoryIndicator("!"))?.mandatoryIndicator == nil)
    #expect(Self.field(.isRequired(true))?.mandatoryIndicator == "*")
    #expect(Self.field(.isRequired(true), .mandatoryIndicator("!"))?.mandatoryIndicator == "!")
  }

  @Test func `takes edits unless it is read-only or not editable`() {
    #expect(Self.field()?.isEditable == true)
    #expect(Self.field(.isEditable(false))?.isEditable == false)
    #expect(Self.field(.isReadOnly(true))?.isEditable == false)
  }

  @Test func `tells errors where validation is told, or where hints are`() {
    let error: [NoteSetting] = [.errorText("No"), .hint("Be short")]
    func message(_ settings: [NoteSetting]) -> NoteField.Message? {
      Session(settings.map { .note($0) }).state.note?.message
    }
    #expect(message(error)?.place == .validation)
    #expect(message(error + [.showsErrorInValidationMessage(false)])?.place == .hint)
    #expect(message([.hint("Be short")])?.place == .hint)
    let beyond: [NoteSetting] = [
      .text("abc"), .maxLength(2), .countsCharacters(true), .allowsBeyondLimit(true),
    ]
    #expect(message(beyond)?.place == .validation)
    #expect(message(beyond + [.showsErrorInValidationMessage(false)])?.place == .hint)
  }

  @Test func `says of a read-only note what it is told to`() {
    #expect(Self.field(.isReadOnly(true), .readOnlyHint("Closed"))?.message?.text == "Closed")
    #expect(Self.field(.isReadOnly(true), .readOnlyHint("Closed"))?.isError == false)
    #expect(Self.field(.readOnlyHint("Closed"))?.message == nil)
  }

  @Test func `may open with an error that has no words`() {
    let field = Self.field(.hasError(true))
    #expect(field?.isError == true && field?.message?.text == nil)
  }

  @Test func `has the focus from the tap to the end of the writing`() {
    var session = Session([.note(.present)])
    #expect(session.state.note?.isFocused == false)
    session.send(.noteFocused)
    #expect(session.state.note?.isFocused == true)
    session.send(.noteReturned)
    #expect(session.state.note?.isFocused == false)
    session.send(.noteFocused, .noteBlurred)
    #expect(session.state.note?.isFocused == false)
  }
}
