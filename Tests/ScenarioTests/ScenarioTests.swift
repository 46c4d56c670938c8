import Foundation
import PickerEvents
import PickerProjection
import Testing

@Suite struct `The scenario files` {
  @Test(arguments: try ScenarioFolder.names())
  func `hold in every session`(name: String) throws {
    var reader = SessionFileReader(name: name)
    var player = ScenarioPlayer()
    var claims = 0
    for line in try ScenarioFolder.lines(of: name) {
      switch try reader.read(line: line) {
      case .skipped: break
      case .event(let event):
        if case .misplaced(let refusal) = player.play(event) {
          Issue.record("\(name):\(event.line): \(refusal)")
        }
      case .expectation(let expectation):
        for claim in expectation.claims {
          claims += 1
          guard let failure = player.failure(of: claim) else { continue }
          Issue.record("\(name):\(expectation.line): \(failure)")
        }
      }
    }
    #expect(claims > 0, "nothing is claimed")
  }

  @Test func `are all there`() throws {
    var sessions: Set<SessionID> = []
    for name in try ScenarioFolder.names() {
      var reader = SessionFileReader(name: name)
      for line in try ScenarioFolder.lines(of: name) {
        guard case .event(let event) = try reader.read(line: line) else { continue }
        sessions.insert(event.session)
      }
    }
    #expect(sessions.count == 593)
  }
}
