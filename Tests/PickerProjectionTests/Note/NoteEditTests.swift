import PickerEvents
import PickerProjection
import Testing

@Suite struct `An edit of the note` {
  private static func note(_ settings: NoteSetting..., more: [Setting] = []) -> Session {
    Session([.mode(.multiple)] + settings.map { .note($0) } + more)
  }

  private static func edit(
    _ start: Int, _ length: Int, _ text: ExactText, _ kind: EditKind = .typed,
  ) -> PickerEvent {
    .noteEdited(NoteEdit(start: start, length: length, text: text, kind: kind))
  }

  @Test(arguments: [
    (Int.max, Int.max), (.max, 0), (0, .max), (1, .max), (-1, 0), (0, -1), (.min, .min), (3, 0),
  ])
  func `refuses a range that no text has`(start: Int, length: Int) {
    var session = Self.note(.text("ab"))
    let before = session.receipt
    #expect(
      session.send(Self.edit(start, length, "x")).verdict == .rejected(.invalidRange))
    #expect(session.receipt == before && session.state.note?.text == "ab")
  }

  @Test func `knows no limit that is 0 or less, and one that no text reaches`() {
    for limit in [Int.min, -1, 0, .max] {
      var session = Self.note(.maxLength(limit), .countsCharacters(true))
      #expect(session.send(Self.edit(0, 0, "ab")).verdict == .accepted)
      #expect(session.state.note?.remaining == (limit == .max ? .max - 2 : nil))
      #expect(session.state.validity.isEmpty)
    }
  }

  @Test func `is part of what is committed, also when it was never touched`() {
    var session = Self.note(.text("as it was"))
    #expect(session.send(.tap("a"), .doneTapped).verdict == .accepted)
    #expect(session.state.commit?.note == "as it was")
    var without = Session()
    without.send(.tap("a"), .doneTapped)
    #expect(without.state.commit != nil && without.state.commit?.note == nil)
  }

  @Test func `tells its text with the effect`() {
    var session = Self.note(.tracksLiveChanges(true))
    #expect(session.send(Self.edit(0, 0, "a")).effects == [.noteChanged("a")])
    #expect(session.send(Self.edit(0, 1, "")).effects == [.noteChanged("")])
  }

  @Test func `cuts to the longest piece that fits, though a shorter one does not`() {
    // Before the flag's second half the whole has two characters, with it one more flag, and three
    // with its first half alone.
    let half: ExactText = "\u{1F1F5}"
    var session = Self.note(
      .text(half), .maxLength(1), .overLimit(.truncate), .unit(.grapheme))
    #expect(session.send(Self.edit(0, 0, "\u{1F1F5}x")).verdict == .accepted)
    #expect(session.state.note?.text == "\u{1F1F5}\u{1F1F5}")
    #expect(session.state.note?.count == 1)
  }

  @Test func `of half a million characters is cut in one walk`() {
    let end = ExactText(String(repeating: "\u{1F1F5}", count: 100_001))
    let piece = ExactText(String(repeating: "e\u{301}\u{1F1F5}", count: 100_000))
    var session = Self.note(.text(end), .maxLength(100_000), .overLimit(.truncate))
    #expect(session.state.note?.count == 50_001)
    #expect(session.send(Self.edit(0, 0, piece)).verdict == .accepted)
    #expect(session.state.note?.count == 100_000)
    let text = session.state.note?.text.string ?? ""
    #expect(text.utf8.suffix(end.string.utf8.count).elementsEqual(end.string.utf8))
  }

  @Test func `says in an alert what is wanting`() {
    var empty = Self.note(.isRequired(true))
    empty.send(.doneTapped)
    #expect(empty.state.alertTexts?.message == "Write a note.")
    var long = Self.note(.text("abc"), .maxLength(1))
    long.send(.doneTapped)
    #expect(
      long.state.alertTexts?.message == "Shorten the note to 1 character; it has 3.")
  }

  @Test func `is reverted on discard, with what was being composed`() {
    var session = Self.note(.text("was"), more: [.confirmsOnCancel(true)])
    session.send(Self.edit(3, 0, "!", .composing))
    #expect(!session.state.isDirty)
    session.send(.cancelTapped)
    #expect(session.state.alert == .discard && session.state.note?.text == "was!")
    session.send(.discardConfirmed)
    #expect(session.state.note?.text == "was" && session.state.ending == .cancelled)
  }

  @Test
  func `keeps what is composed when the host goes away, and when a rejected Done asks for it`() {
    var session = Session([.mode(.multiple), .allowsEmptySelection(false), .note(.present)])
    session.send(Self.edit(0, 0, "a", .composing))
    #expect(session.send(.doneTapped).verdict == .rejected(.emptySelection))
    #expect(session.state.note?.text == "")
    session.send(.abandoned)
    #expect(session.state.note?.text == "a")
  }
}
