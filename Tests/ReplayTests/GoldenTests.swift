import Foundation
import Testing

@Suite struct `What the tool prints` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.fruit, to: "fruit.picker.ndjson")
  }

  @Test func `the demo: a scan, a refusal, a search that hides an eviction, an undo, a commit`()
    throws
  {
    let run = try shop.replay("demo")
    #expect(run.status == 0)
    #expect(run.remarks.isEmpty)
    #expect(run.output.contains("249 items in 25 sections"))
    #expect(run.output.contains(#"✗"Iceland" (total limit of 3)"#))
    #expect(run.output.contains("refused: itemDisabled"))
    #expect(run.output.contains(#"scanned "JP" (qr)         +"Japan""#))
    #expect(run.output.contains(#"typed "peru"              1 of 249 rows"#))
    #expect(
      run.output.contains(#"evicted at 7 while the search "peru" hid it: "Peru" took its room"#))
    #expect(run.output.contains("committed 3 picks"))
    #expect(run.lines.count <= 30)
    #expect(run.outputOfRelease.contains("write .build/release/replay in its place"))
    try Golden.expect(run.outputOfRelease, "demo.txt")
  }

  @Test func `show: a timeline with changes, refusals and the picks after each event`() throws {
    let run = try shop.replay("show", "fruit.picker.ndjson")
    #expect(run.status == 0)
    #expect(run.output.contains(#""fruit-1", opened 2026-03-01 09:00:00 UTC, by "Ada", in "Shop""#))
    #expect(run.output.contains(#"+"Cherry"  ✗"Apple" (total limit of 2)"#))
    #expect(run.output.contains("refused: itemDisabled, the item is disabled"))
    try Golden.expect(run.output, "show.txt")
  }

  @Test func `show --json: a line an event, with every read-out under its name`() throws {
    let run = try shop.replay("show", "fruit.picker.ndjson", "--json")
    #expect(run.status == 0)
    #expect(run.lines.count == 7)
    #expect(run.lines[2].contains(#""selected":["b","c"]"#))
    #expect(run.lines[2].contains(#""evictedBy":{"a":"total"}"#))
    #expect(run.lines[3].contains(#""outcome":"rejected","reason":"itemDisabled""#))
    try Golden.expect(run.output, "show.json.txt")
  }

  @Test func `show --at: the whole state there, the same as state`() throws {
    let shown = try shop.replay("show", "fruit.picker.ndjson", "--at", "3")
    let state = try shop.replay("state", "--at=3", "fruit.picker.ndjson", "fruit-1")
    #expect(shown.output == state.output)
    #expect(state.output.contains("2 picks, the oldest first"))
    try Golden.expect(state.output, "state.txt")
    let line = try shop.replay("state", "fruit.picker.ndjson", "--at", "3", "--json")
    let lines = try shop.replay("show", "fruit.picker.ndjson", "--json").lines
    #expect(line.lines.first == lines[2])
  }

  @Test func `state: the end, with what was committed`() throws {
    let run = try shop.replay("state", "fruit.picker.ndjson")
    #expect(run.output.contains("done, 2 picks committed"))
    try Golden.expect(run.output, "state-end.txt")
  }

  @Test func `why: the life of an item in sentences`() throws {
    let apple = try shop.replay("why", "fruit.picker.ndjson", "Apple")
    #expect(
      apple.output.contains(#"evicted at 3: "Cherry" took its room under the total limit of 2"#))
    #expect(apple.output.contains("held to the end and committed at 6"))
    let date = try shop.replay("why", "fruit.picker.ndjson", "d")
    #expect(date.output.contains("refused at 4: itemDisabled"))
    #expect(date.output.contains("never picked"))
    let json = try shop.replay("why", "fruit.picker.ndjson", "a", "--json")
    #expect(json.output.contains(#""how":"evicted","by":"c","limit":"total""#))
    try Golden.expect(apple.output + date.output + json.output, "why.txt")
  }

  @Test func `sessions: the newest first, with figures`() throws {
    _ = try shop.replay("demo", "log.sqlite")
    _ = try shop.replay("import", "log.sqlite", "fruit.picker.ndjson")
    let run = try shop.replay("sessions", "log.sqlite")
    #expect(run.status == 0)
    #expect(run.lines[1].contains("fruit-1") || run.lines[1].contains("demo-1"))
    let json = try shop.replay("sessions", "log.sqlite", "--json", "--item", "Banana")
    #expect(json.lines.count == 2)
    #expect(json.output.contains(#""events":6,"picks":2,"evictions":1,"ended":"done""#))
    try Golden.expect(run.output + json.output, "sessions.txt")
  }

  @Test func `check: claims that hold, and one that does not`() throws {
    let good = try shop.replay("check", "fruit.picker.ndjson")
    #expect(good.status == 0)
    #expect(good.output == "good: 1 session, 6 events, all 5 claims hold\n")
    let bad = [Samples.opened("s"), Samples.tapped("a"), Samples.expect(#""selected":["b"]"#), ""]
    try shop.write(bad.joined(separator: "\n"), to: "bad.picker.ndjson")
    let run = try shop.replay("check", "bad.picker.ndjson", "fruit.picker.ndjson")
    #expect(run.status == 1)
    #expect(run.lines[0] == #"bad.picker.ndjson:3: claimed selected ["b"], found ["a"]"#)
    let json = try shop.replay("check", "bad.picker.ndjson", "--json")
    #expect(json.status == 1)
    try Golden.expect(good.output + run.output + json.output, "check.txt")
  }

  @Test func `import and export say what they did`() throws {
    let run = try shop.replay("import", "log.sqlite", "fruit.picker.ndjson")
    #expect(run.output.contains("imported 1 session, 6 events into log.sqlite"))
    #expect(run.output.contains("passed over 5 claims"))
    let export = try shop.replay("export", "log.sqlite")
    try Golden.expect(run.output + export.output, "import-export.txt")
  }

  @Test(arguments: [
    "demo", "import", "export", "sessions", "stats", "show", "state", "why", "check",
    "rebuild", "completions",
  ])
  func `help of each verb has a usage and an example`(verb: String) throws {
    let run = try shop.replay(verb, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("usage: replay \(verb)"))
    #expect(run.output.contains("example"))
    try Golden.expect(run.output, "help-\(verb).txt")
  }

  @Test func `help names every verb, and the version is a line`() throws {
    let run = try shop.replay("--help")
    #expect(run.status == 0)
    try Golden.expect(run.output, "help.txt")
    #expect(try shop.replay("--version").output == "replay 0.1.0 (engine 1)\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions of each shell name every verb`(shell: String) throws {
    let run = try shop.replay("completions", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("sessions"))
    try Golden.expect(run.output, "completions-\(shell).txt")
  }
}
