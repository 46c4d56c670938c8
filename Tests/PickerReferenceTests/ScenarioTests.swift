import PickerEvents
import PickerReference
import Testing

@Suite struct `The reference model` {
  @Test(arguments: try ScenarioFiles.names())
  func `holds every claim of the scenario files`(name: String) throws {
    var player = ScenarioPlayer()
    for line in try ScenarioFiles.lines(of: name) { player.play(line) }
    for failure in player.failures { Issue.record("\(name):\(failure)") }
    #expect(player.claims > 0 || name == "note-field.picker.ndjson", "no claim was judged")
  }

  @Test func `passes over nothing but what needs a note`() throws {
    var player = ScenarioPlayer()
    for name in try ScenarioFiles.names() {
      for line in try ScenarioFiles.lines(of: name) { player.play(line) }
    }
    #expect(player.passedOver.allSatisfy { $0 == "note" })
    #expect(player.unanswered == 0)
    #expect(player.sessions > 8 * player.passedOver.count)
    print(
      "\(player.sessions) sessions, \(player.claims) claims, passed over \(player.passedOver.count)"
    )
  }
}
