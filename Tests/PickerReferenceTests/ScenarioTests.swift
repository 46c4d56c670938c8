import PickerEvents
import PickerReference
import Testing

@Suite struct `The reference model` {
  @Test(arguments: try ScenarioFiles.names())
  func `holds every claim of the scenario files`(name: String) throws {
    var player = ScenarioPlayer()
    for line in try ScenarioFiles.lines(of: name) { player.play(line) }
    for failure in player.failures { Issue.record("\(name):\(failure)") }
    #expect(player.claims > 0, "no claim was judged")
  }

  @Test func `passes over no session and no claim`() throws {
    var player = ScenarioPlayer()
    for name in try ScenarioFiles.names() {
      for line in try ScenarioFiles.lines(of: name) { player.play(line) }
    }
    #expect(player.sessions == 593)
    #expect(player.passedOver.isEmpty)
    #expect(player.unanswered == 0)
    print("\(player.sessions) sessions, \(player.claims) claims")
  }
}
