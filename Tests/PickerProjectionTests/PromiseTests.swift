import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `What must always hold of the machine` {
  @Test(arguments: Invariant.allCases)
  func `holds after every event of random sessions`(invariant: Invariant) throws {
    for seed in 0..<`The machine and the reference model`.count / 12 {
      for features in [[], .note, .all] as [SessionFeatures] {
        let session = RandomSession(seed: seed, features: features)
        func failure(_ session: PlayableSession) -> FailedSession? {
          SessionCheck.firstBroken(in: session, [invariant], open: { Machine($0) })
            .map { FailedSession($0) }
        }
        if let failed = failure(PlayableSession(session)) {
          try FailureFolder.report(session, failed, judge: failure)
          return
        }
      }
    }
  }

  @Test func `holds for late answers: in any order they give the state of the last query's`() {
    let check = LateAnswerCheck { Machine($0) }
    #expect(check.broken == nil)
    #expect(check.played > 600)
  }
}
