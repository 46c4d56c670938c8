import PickerEvents
import PickerReference
import Testing

@Suite struct `The reference model` {
  @Test(arguments: try ScenarioFiles.names())
  func `holds every claim of the scenario files`(name: String) throws {
    var player = ScenarioPlayer()
    for line in try ScenarioFiles.lines(of: name) { player.play(line) }
    for failure in player.failures { Issue.record("\(name):\(failure)") }
    #expect(player.claims > 0 || player.passedOver > 0)
    print(name, player.sessions, player.passedOver, player.claims, player.unanswered)
  }
}
