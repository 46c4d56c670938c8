import Foundation
import PickerEvents
import PickerProjection
import Testing

@Suite struct `The scenario files` {
  @Test(arguments: try ScenarioFolder.names())
  func `hold in every session that waits for no later feature`(name: String) throws {
    let waiting = try ScenarioFolder.waiting()
    var reader = SessionFileReader(name: name)
    var player = ScenarioPlayer()
    var session: SessionID?
    var played = 0
    for line in try ScenarioFolder.lines(of: name) {
      switch try reader.read(line: line) {
      case .skipped: break
      case .event(let event):
        session = event.session
        guard waiting[event.session] == nil else { continue }
        played += 1
        if case .misplaced(let refusal) = player.play(event) {
          Issue.record("\(name):\(event.line): \(refusal)")
        }
      case .expectation(let expectation):
        guard let session, waiting[session] == nil else { continue }
        for claim in expectation.claims {
          guard let failure = player.failure(of: claim) else { continue }
          Issue.record("\(name):\(expectation.line): \(failure)")
        }
      }
    }
    let waits = waiting.keys.contains { name.hasPrefix(String($0.string.dropLast(3))) }
    #expect(played > 0 || waits, "nothing was played")
  }

  @Test func `are all played or wait for a feature that engine 0 refuses`() throws {
    var waiting = try ScenarioFolder.waiting()
    var played = 0
    for name in try ScenarioFolder.names() {
      var reader = SessionFileReader(name: name)
      var replay: Replay?
      var isRefused = false
      for line in try ScenarioFolder.lines(of: name) {
        guard case .event(let event) = try reader.read(line: line) else { continue }
        if case .opened(let opening) = event.event {
          replay = try? Replay(opening)
          isRefused = replay == nil
          played += 1
        } else {
          replay?.apply(event.event)
        }
        // What waits must meet something that is refused, or it is on the list for nothing.
        let isLater: Bool =
          switch replay?.outcome.verdict {
          case .rejected(let reason):
            [.unsupported, .searchDisabled, .scanDisabled, .noNote].contains(reason)
          case .accepted, nil: isRefused
          }
        if isLater { waiting[event.session] = nil }
      }
    }
    #expect(waiting.isEmpty, "these need not wait: \(waiting.keys.map(\.string).sorted())")
    #expect(played == 494)
  }
}
