import PickerEvents
import PickerReference
import Testing

@Suite struct `The promises, each by what is read` {
  private static func open(_ opening: Opening) -> ReferenceModel? {
    try? ReferenceModel(opening, text: .platform)
  }

  /// The first event of a session that breaks a promise, in words.
  private static func broken<Picker: ReadablePicker>(
    in session: RandomSession, _ picker: Picker, accepted: (EventKind) -> Void = { _ in },
  ) -> String? {
    var picker = picker
    let selection = SelectionCheck(session.opening)
    let note = NoteCheck(session.opening)
    var before = Reading(of: picker)
    for (event, time) in session.timed {
      picker.play(event, at: time)
      let after = Reading(of: picker)
      if !after.isRejected { accepted(event.kind) }
      let broken =
        selection.broken(by: event, before: before, after: after)
        + note.broken(by: event, before: before, after: after)
      if !broken.isEmpty { return "\(broken) by \(event)" }
      before = after
    }
    return nil
  }

  @Test
  func `searches, pages, the screen and the note leave the selection alone, and the note is kept`()
  {
    var kinds: Set<EventKind> = []
    for seed in 0..<`Random sessions`.count / 2 {
      let session = RandomSession(seed: seed, features: .all)
      guard let model = Self.open(session.opening) else { continue }
      if let broken = Self.broken(in: session, model, accepted: { kinds.insert($0) }) {
        Issue.record("\(broken) in \(session)")
        return
      }
    }
    #expect(kinds.count == EventKind.allCases.count - 1, "all but the opening")
  }

  @Test(arguments: [
    BrokenPicker.Fault.unpicksAtPages, .movesWhenItRejects, .takesAnyLength, .keepsNote,
    .takesMarks,
  ])
  func `are seen to be broken`(fault: BrokenPicker.Fault) {
    let isFound = (0..<300 as Range<UInt64>).contains { seed in
      let session = RandomSession(seed: seed, features: .all)
      guard let picker = BrokenPicker(session.opening, fault) else { return false }
      return Self.broken(in: session, picker) != nil
    }
    #expect(isFound)
  }

  @Test func `every prefix gives what was read live`() {
    for seed in 0..<`Random sessions`.count / 10 {
      let session = RandomSession(seed: seed, features: .all)
      if let broken = PrefixCheck.broken(in: session, open: Self.open) {
        Issue.record("\(broken) in \(session)")
        return
      }
    }
  }

  @Test func `late answers in any order give the state of the last query's answer`() {
    let check = LateAnswerCheck(open: Self.open)
    #expect(check.broken == nil)
    #expect(check.played > 600)
  }

  @Test func `an answer to another query is seen to be taken`() {
    let check = LateAnswerCheck { BrokenPicker($0, .takesAnyAnswer) }
    #expect(check.broken != nil)
  }

  @Test func `a prefix that is played otherwise is seen`() throws {
    let session = try #require(
      (0..<20 as Range<UInt64>).map { RandomSession(seed: $0, features: .all) }
        .first { Self.open($0.opening) != nil })
    var opened = 0
    let broken = PrefixCheck.broken(in: session) { opening in
      opened += 1
      var other = opening
      // Every other picker has another footer.
      if opened.isMultiple(of: 2) { other.config.settings.append(.prompt("Look!")) }
      return Self.open(other)
    }
    #expect(broken != nil)
  }
}
