import EventStore
import Foundation
import PickerEvents
import Testing

@Suite struct `A session that needs another program` {
  let shop: Workshop

  init() throws { shop = try Workshop() }

  private static let folding =
    #"{"event":"opened","session":"old","folding":"9.0.0","config":{"search":{"enabled":true}},"items":["a"]}"#
  private static let engine =
    #"{"event":"opened","session":"old","engine":77,"items":["a"]}"#

  /// Characters are counted by the same tables.
  private static let counting =
    #"{"event":"opened","session":"old","folding":"9.0.0","config":{"note":{}},"items":["a"]}"#

  private static let cases = [
    (counting, "the session names the tables of Unicode 9.0.0"),
    (folding, "the session names the tables of Unicode 9.0.0"),
    (engine, "the session names engine 77"),
  ]

  private static let verbs = [
    ["show"], ["show", "--json"], ["show", "--at", "1"], ["state"], ["state", "--json"],
    ["why", "a"], ["check"], ["check", "--json"], ["sessions"], ["export"],
  ]

  @Test(arguments: cases)
  func `is refused by every verb that would play a file`(opening: String, says: String) throws {
    for rest in [[], [Samples.tapped("a")], [Samples.expect(#""outcome":"rejected""#)]] {
      try shop.write(([opening] + rest).joined(separator: "\n"), to: "old.picker.ndjson")
      for words in Self.verbs {
        let run = try shop.run([words[0], "old.picker.ndjson"] + words.dropFirst())
        #expect(run.status == 65, "\(words)")
        #expect(run.remarks.contains(#"line 1, session "old": the opening is refused: "#))
        #expect(run.remarks.contains(says) && run.remarks.contains("version of the program"))
        #expect(!run.remarks.contains("take the line out"), "nothing is wrong with the file")
      }
      let run = try shop.replay("import", "log.sqlite", "old.picker.ndjson")
      #expect(run.status == 65 && run.remarks.contains(says))
      #expect(try shop.contents()["log.sqlite"] == nil, "nothing was imported")
    }
  }

  @Test(arguments: cases)
  func `does not keep the others from being told`(opening: String, says: String) throws {
    try shop.write(
      opening + "\n" + Samples.tapped("a") + "\n" + Samples.two, to: "some.picker.ndjson")
    let list = try shop.replay("sessions", "some.picker.ndjson")
    #expect(list.status == 65 && list.remarks.contains(says))
    #expect(list.output.contains(#""one""#) && list.output.contains(#""two""#))
    let check = try shop.replay("check", "some.picker.ndjson")
    #expect(check.status == 65 && check.output == "bad: 3 sessions, 6 events, 1 error\n")
    #expect(try shop.replay("show", "some.picker.ndjson", "one").status == 0)
  }

  /// A log into which another program recorded a session, and this one a demo.
  private func record() throws {
    _ = try shop.replay("demo", "log.sqlite")
    let store = try EventStore(.file(path: shop.url("log.sqlite").path))
    let opening = Opening(
      config: GivenConfiguration([.search(.enabled(true))]), sections: [Section(items: ["a"])],
      engine: 0, folding: "9.0.0")
    let events = [PickerEvent.opened(opening), .tapped("a")].enumerated().map { place, event in
      RecordedEvent(
        sequence: place + 1, time: Timestamp(microseconds: Int64(place)), event: event,
        outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(7))
    }
    try store.append(events, to: "old", expecting: .mustNotExist, ending: nil)
  }

  @Test func `is refused by every verb that would play it out of a log`() throws {
    try record()
    for words in [
      ["show", "old"], ["show", "old", "--json"], ["state", "old"], ["state", "old", "--at", "2"],
      ["why", "old", "a"], ["check"],
    ] {
      let run = try shop.run([words[0], "log.sqlite"] + words.dropFirst())
      #expect(run.status == 65, "\(words)")
      #expect(run.remarks.contains(#"session "old": the opening is refused: folding: the session"#))
    }
    let list = try shop.replay("sessions", "log.sqlite")
    #expect(list.status == 65 && list.output.contains(#""demo-1""#))
    #expect(try shop.replay("show", "log.sqlite", "demo-1").status == 0)
    let rebuild = try shop.replay("rebuild", "log.sqlite")
    #expect(rebuild.output.contains("9.0.0") || rebuild.remarks.contains("9.0.0"))
  }

  @Test func `is exported out of a log as it stands, and not imported`() throws {
    try record()
    let export = try shop.replay("export", "log.sqlite", "old")
    #expect(export.status == 0 && export.output.contains(#""folding":"9.0.0""#))
    try shop.write(export.output, to: "old.picker.ndjson")
    #expect(try shop.replay("import", "other.sqlite", "old.picker.ndjson").status == 65)
    #expect(try shop.contents()["other.sqlite"] == nil)
  }

  @Test func `names engine and folding once it was imported by hand`() throws {
    try shop.write(Samples.fruit, to: "fruit.picker.ndjson")
    _ = try shop.replay("import", "log.sqlite", "fruit.picker.ndjson")
    let export = try shop.replay("export", "log.sqlite")
    #expect(export.output.contains(#""engine":1,"folding":"15.0.0""#))
    // Where nothing is searched, another folding changes nothing.
    let opening = #"{"event":"opened","session":"n","folding":"9.0.0","items":["a"]}"#
    try shop.write(opening, to: "n.picker.ndjson")
    #expect(try shop.replay("import", "log.sqlite", "n.picker.ndjson").status == 0)
    #expect(try shop.replay("export", "log.sqlite", "n").output.contains(#""folding":"9.0.0""#))
    // Nor where a note is counted in what no table says.
    let note =
      #"{"event":"opened","session":"u","folding":"9.0.0","config":{"note":{"unit":"utf16"}},"items":["a"]}"#
    try shop.write(note, to: "u.picker.ndjson")
    #expect(try shop.replay("import", "log.sqlite", "u.picker.ndjson").status == 0)
  }
}
