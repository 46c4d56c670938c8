import PickerEvents
import PickerReference
import Testing

@Suite struct `The promises that the reference model keeps` {
  static func open(_ opening: Opening) -> ReferenceModel? {
    try? ReferenceModel(opening, text: .platform)
  }

  @Test(arguments: [[], .note, .all] as [SessionFeatures])
  func `hold after every event of random sessions`(features: SessionFeatures) {
    var kinds: Set<EventKind> = []
    for seed in 0..<`Random sessions`.count / 4 {
      let session = RandomSession(seed: seed, features: features)
      guard var check = SessionCheck(session.opening, open: Self.open) else { continue }
      for step in PlayableSession(session).steps {
        if let broken = check.play(step) {
          Issue.record("\(broken) of \(session)")
          return
        }
        if !check.reading.isRejected { kinds.insert(step.event.kind) }
      }
    }
    if features == .all {
      #expect(kinds.count == EventKind.allCases.count - 1, "all but the opening are accepted")
    }
  }

  @Test(arguments: PlantedFault.allCases)
  func `are each seen to be broken`(fault: PlantedFault) {
    let isFound = (0..<600 as Range<UInt64>).contains { seed in
      let session = RandomSession(seed: seed, features: .all)
      let broken = SessionCheck.firstBroken(
        in: PlayableSession(session), [fault.invariant],
        open: { Self.open($0).map { BrokenPicker(fault, $0) } })
      return broken?.invariant == fault.invariant
    }
    #expect(isFound)
  }

  @Test func `are seen to be broken by a picker that is another one each time`() throws {
    let session = try #require(
      (0..<20 as Range<UInt64>).map { RandomSession(seed: $0, features: .all) }
        .first { Self.open($0.opening) != nil && !$0.events.isEmpty })
    var opened = 0
    let broken = SessionCheck.firstBroken(in: PlayableSession(session), [.replays]) { opening in
      opened += 1
      var other = opening
      // Every other picker has another footer.
      if opened.isMultiple(of: 2) { other.config.settings.append(.prompt("Look!")) }
      return Self.open(other)
    }
    #expect(broken?.invariant == .replays)
  }

  @Test func `hold for late answers in every small world`() {
    let check = LateAnswerCheck(open: Self.open)
    #expect(check.broken == nil)
    #expect(check.played > 600)
  }

  @Test func `are seen to be broken by an answer to another query`() {
    let check = LateAnswerCheck { Self.open($0).map { BrokenPicker(.takesAnyAnswer, $0) } }
    #expect(check.broken != nil)
  }
}
