import FaultSupport
import Foundation
import Testing

@Suite struct `Choices and snapshots, in the tool,` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.fruit, to: "fruit.picker.ndjson")
    try shop.write(Self.long, to: "long.picker.ndjson")
    let run = try shop.replay(
      "import", "log.sqlite", "fruit.picker.ndjson", "long.picker.ndjson")
    try #require(run.status == 0, "\(run.remarks)")
  }

  /// Thousands of taps that evict each other, some steps back, and one change of the rules.
  private static var long: String {
    var lines = [
      #"{"event":"opened","session":"long","config":{"mode":"multiple","max":4},"#
        + #""items":["# + (0..<40).map { #""i\#($0)""# }.joined(separator: ",") + "]}"
    ]
    for number in 0..<5_000 {
      switch number % 97 {
      case 95, 96: lines.append(#"{"event":"undone"}"#)
      case 94 where number > 4_500:
        lines.append(#"{"event":"rulesChanged","max":6}"#)
      default: lines.append(Samples.tapped("i\(number * number % 41)"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func edit(_ sql: String) {
    let failure = RawLog(shop.url("log.sqlite").path).run(sql)
    #expect(failure == nil)
  }

  @Test func `an import keeps them, and a rebuild makes them anew`() throws {
    let compared = try shop.replay("rebuild", "log.sqlite", "--compare")
    #expect(compared.status == 0)
    #expect(compared.output == "the choices of 2 sessions say what the events say\n")
    let missing = try shop.replay("rebuild", "log.sqlite", "--missing", "--json")
    #expect(missing.output == "{\"sessions\":0,\"events\":0,\"stopped\":0}\n")
    let anew = try shop.replay("rebuild", "log.sqlite")
    #expect(anew.output == "made the choices of 2 sessions from 5007 events\n")
    #expect(try shop.replay("rebuild", "log.sqlite", "--compare").status == 0)
  }

  @Test func `why answers from them as it does from the session file`() throws {
    for item in ["Apple", "b", "d"] {
      let file = try shop.replay("why", "fruit.picker.ndjson", item)
      let log = try shop.replay("why", "log.sqlite", "fruit-1", item)
      #expect(file.output == log.output && log.status == 0)
      let json = try shop.replay("why", "log.sqlite", "fruit-1", item, "--json")
      let fromFile = try shop.replay("why", "fruit.picker.ndjson", item, "--json")
      #expect(json.output == fromFile.output)
    }
    let before = try shop.contents()
    for item in ["i3", "i40", "i11"] {
      let file = try shop.replay("why", "long.picker.ndjson", item)
      let log = try shop.replay("why", "log.sqlite", "long", item)
      #expect(file.output == log.output && file.status == log.status)
    }
    #expect(try shop.contents() == before)
  }

  @Test(arguments: [1, 2, 1_024, 1_025, 1_026, 2_500, 4_999, 5_001])
  func `state at an event is the same from a snapshot as from the opening`(event: Int) throws {
    for form in [["--json"], []] {
      let words = ["--at", "\(event)"] + form
      let file = try shop.run(["state", "long.picker.ndjson"] + words)
      let log = try shop.run(["state", "log.sqlite", "long"] + words)
      #expect(file.output == log.output && log.status == 0)
    }
    let beyond = try shop.replay("state", "log.sqlite", "long", "--at", "5002")
    #expect(beyond.status == 66)
    #expect(beyond.remarks.contains("there is no event 5002; the last is 5001"))
  }

  @Test func `that were changed by hand are found, and made right`() throws {
    edit("UPDATE lives SET picked = 3 WHERE item = 'b' AND key >> 24 = 1")
    let found = try shop.replay("rebuild", "log.sqlite", "--compare")
    #expect(found.status == 1)
    #expect(found.output.contains("differ from what the events say; the first: \"fruit-1\""))
    let json = try shop.replay("rebuild", "log.sqlite", "--compare", "--json")
    #expect(json.output.contains(#""different":1"#) && json.status == 1)
    #expect(try shop.replay("rebuild", "log.sqlite").status == 0)
    #expect(try shop.replay("rebuild", "log.sqlite", "--compare").status == 0)
  }

  @Test func `of a session that differs from its record stop there, and say so`() throws {
    edit("UPDATE events SET receipt = 7 WHERE key = (1 << 24) | 4")
    let run = try shop.replay("rebuild", "log.sqlite")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "1 session could not be followed to the end; the first: \"fruit-1\" stops at event 4"))
    let compared = try shop.replay("rebuild", "log.sqlite", "--compare")
    #expect(compared.status == 1)
    // What cannot be told from them is told by playing the session.
    let why = try shop.replay("why", "log.sqlite", "fruit-1", "Apple")
    #expect(why.status == 1)
    #expect(why.output.contains("evicted at 3"))
    #expect(why.remarks.contains("event 4 differs from the record"))
  }

  @Test func `are told what is wrong with the command line`() throws {
    #expect(try shop.replay("rebuild").status == 64)
    #expect(try shop.replay("rebuild", "-").status == 64)
    #expect(try shop.replay("rebuild", "log.sqlite", "--missing", "--compare").status == 64)
    #expect(try shop.replay("rebuild", "nowhere.sqlite").status == 66)
  }

  @Test(arguments: [["rebuild"], ["rebuild", "--missing"], ["rebuild", "--compare"]])
  func `say what a path is that is no log`(words: [String]) throws {
    func remarks(_ path: String, _ status: Int32) throws -> String {
      let run = try shop.run(words + [path])
      #expect(run.status == status && run.output.isEmpty)
      return run.remarks
    }
    let before = try shop.contents()
    let file = try remarks("fruit.picker.ndjson", 65)
    #expect(file.contains("found a session file"))
    #expect(file.contains("replay import LOG fruit.picker.ndjson"))
    // A path is wrong in the same words, whichever verb meets it.
    for path in ["nowhere.sqlite", "."] {
      #expect(try remarks(path, 66) == shop.replay("show", path).remarks)
    }
    #expect(try shop.contents() == before)
  }
}
