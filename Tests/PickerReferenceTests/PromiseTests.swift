import PickerEvents
import PickerReference
import Testing

@Suite struct `The promises, each by what is read` {
  private static func open(_ opening: Opening) -> ReferenceModel? {
    try? ReferenceModel(opening, text: .platform)
  }

  @Test func `searches, pages and the screen leave the selection alone`() {
    var kinds: Set<EventKind> = []
    for seed in 0..<`Random sessions`.count / 2 {
      let session = RandomSession(seed: seed, features: .all)
      guard var model = Self.open(session.opening) else { continue }
      let check = SelectionCheck(session.opening)
      var before = Reading(of: model)
      for (event, time) in session.timed {
        model.play(event, at: time)
        let after = Reading(of: model)
        if !after.isRejected { kinds.insert(event.kind) }
        let broken = check.broken(by: event, before: before, after: after)
        if !broken.isEmpty {
          Issue.record("\(broken) by \(event) in \(session)")
          return
        }
        before = after
      }
    }
    #expect(kinds.count == EventKind.allCases.count - 7, "all but the opening and the note")
  }

  @Test func `every prefix gives what was read live`() {
    for seed in 0..<`Random sessions`.count / 20 {
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
    #expect(check.played > 300)
  }
}
