import PickerSession
import Testing

@Suite struct `The note of a session` {
  private static func session(
    _ settings: NoteSetting..., in store: EventStore? = nil,
  ) throws -> PickerSession {
    try Samples.session(settings.map { .note($0) }, in: store)
  }

  @Test func `is a slice that only its own events set`() throws {
    let session = try Self.session(.maxLength(3), .countsCharacters(true))
    let watch = Watch { session.note }
    try session.send(.tapped("a"))
    #expect(!watch.isTold && session.note?.counter == "-/3")
    try session.send(.noteEdited(NoteEdit(start: 0, length: 0, text: "ab")))
    #expect(watch.isTold && session.note?.counter == "2/3" && session.isDirty)
    let second = Watch { session.note }
    let refused = try session.send(.noteEdited(NoteEdit(start: 2, length: 0, text: "cd")))
    #expect(refused.verdict == .rejected(.noteTooLong) && !second.isTold)
  }

  @Test func `has the text before it while an input method composes`() throws {
    let session = try Self.session(.text("a"))
    let watch = Watch { session.note }
    try session.send(.noteEdited(NoteEdit(start: 1, length: 0, text: "k", kind: .composing)))
    #expect(!watch.isTold && session.note?.text == "a")
    let outcome = try session.send(.noteBlurred)
    #expect(watch.isTold && session.note?.text == "ak")
    #expect(outcome.effects == [.noteChanged("ak")])
  }

  @Test func `is there after a crash, with what was being composed`() throws {
    let store = try EventStore(.memory)
    let session = try Self.session(.text("a"), in: store)
    try session.send(.noteEdited(NoteEdit(start: 1, length: 0, text: "k", kind: .composing)))
    let resumed = try PickerSession.resume("one", in: store, now: Ticking().now)
    #expect(resumed.note == session.note && resumed.receipt == session.receipt)
    try resumed.send(.doneTapped)
    #expect(resumed.commit?.note == "ak")
  }

  @Test func `is absent where there is none`() throws {
    let session = try Samples.session()
    #expect(session.note == nil)
    #expect(try session.send(.noteFocused).verdict == .rejected(.noNote))
  }
}
