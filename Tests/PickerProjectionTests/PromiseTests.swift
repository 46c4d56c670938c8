import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The machine's promises` {
  @Test func `leave the selection alone where it is none of their business`() {
    for seed in 0..<300 as Range<UInt64> {
      let session = RandomSession(seed: seed, features: .all)
      guard var machine = Machine(session.opening) else { continue }
      let check = SelectionCheck(session.opening)
      var before = Reading(of: machine)
      for (event, time, verdict) in session.recorded {
        machine.play(event, at: time, recorded: verdict)
        let after = Reading(of: machine)
        let broken = check.broken(by: event, before: before, after: after)
        if !broken.isEmpty {
          Issue.record("\(broken) by \(event) in \(session)")
          return
        }
        before = after
      }
    }
  }

  @Test func `hold for every prefix`() {
    for seed in 0..<100 as Range<UInt64> {
      let session = RandomSession(seed: seed, features: .all)
      if let broken = PrefixCheck.broken(in: session, open: { Machine($0) }) {
        Issue.record("\(broken) in \(session)")
        return
      }
    }
  }

  @Test func `hold for late answers: in any order they give the state of the last query's`() {
    let check = LateAnswerCheck { Machine($0) }
    #expect(check.broken == nil)
    #expect(check.played > 600)
  }
}
