import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `What must always hold of the machine` {
  /// The first session that breaks each promise; every session is played once for all of them.
  private static let broken: [Invariant: RandomSession] = {
    var broken: [Invariant: RandomSession] = [:]
    for seed in 0..<`The machine and the reference model`.count / 8 {
      for features in [[], .note, .all] as [SessionFeatures] {
        let session = RandomSession(seed: seed, features: features)
        let invariants = Invariant.allCases.filter { broken[$0] == nil }
        let found = SessionCheck.firstBroken(
          in: PlayableSession(session), invariants, open: { Machine($0) })
        if let found { broken[found.invariant] = session }
      }
    }
    return broken
  }()

  @Test(arguments: Invariant.allCases)
  func `holds after every event of random sessions`(invariant: Invariant) throws {
    guard let session = Self.broken[invariant] else { return }
    func failure(_ session: PlayableSession) -> FailedSession? {
      SessionCheck.firstBroken(in: session, [invariant], open: { Machine($0) })
        .map { FailedSession($0) }
    }
    let failed = try #require(failure(PlayableSession(session)))
    try FailureFolder.report(session, failed, judge: failure)
  }

  @Test func `holds for late answers: in any order they give the state of the last query's`() {
    let check = LateAnswerCheck { Machine($0) }
    #expect(check.broken == nil)
    #expect(check.played > 600)
  }
}
