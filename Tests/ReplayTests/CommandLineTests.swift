import Testing

@Suite struct `The command line` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.fruit, to: "fruit.picker.ndjson")
  }

  @Test(arguments: [
    (["shwo"], "did you mean show?"), (["show", "--jsno", "x"], "did you mean --json?"),
    (["show"], "usage: replay show LOG [SESSION]"), ([], "replay demo"),
    (["show", "x", "--at"], "--at needs a value"),
    (["show", "x", "--at", "0"], "expected the number"),
    (["show", "x", "--all"], "it belongs to export"),
    (["show", "x", "--color", "red"], "auto, always, never"),
    (["why", "x"], "usage: replay why"), (["completions", "csh"], "expected a shell"),
    (["sessions", "x", "--since", "May"], "expected a date"),
    (["show", "x", "--json=1"], "takes no value"),
    (["log.sqlite", "show"], "the verb comes first: replay show log.sqlite\n"),
    (["log.sqlite", "why", "Kenya"], "the verb comes first: replay why log.sqlite Kenya\n"),
    (
      ["why", "fruit.picker.ndjson", "Apple", "@last"],
      "the session comes before the item: replay why fruit.picker.ndjson @last Apple\n"
    ),
    (["export", "x", "y", "--all"], "one or the other"), (["show", "-q", "x"], "no option -q"),
  ])
  func `wrong usage is told with what would be right`(words: [String], says: String) throws {
    let run = try shop.run(words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.remarks.contains(says), "\(run.remarks)")
  }

  @Test func `options stand anywhere, and two dashes end them`() throws {
    let plain = try shop.replay("state", "fruit.picker.ndjson", "--at", "2", "--json").output
    #expect(try shop.replay("--json", "--at=2", "state", "fruit.picker.ndjson").output == plain)
    let items = [#"{"id":"--json","title":"Dash"}"#, #"{"id":"-","title":"Minus"}"#]
    let text = """
      {"event":"opened","session":"d","items":[\(items.joined(separator: ","))]}
      {"event":"tapped","item":"--json"}

      """
    try shop.write(text, to: "-dash.picker.ndjson")
    let run = try shop.replay("why", "--", "-dash.picker.ndjson", "--json")
    #expect(run.status == 0)
    #expect(run.output.contains("picked at 2 by a tap"))
  }

  @Test func `an export, imported and exported again, has the same bytes`() throws {
    try shop.write(Samples.fruit + Samples.two, to: "all.picker.ndjson")
    #expect(try shop.replay("import", "a.sqlite", "all.picker.ndjson").status == 0)
    #expect(try shop.replay("export", "a.sqlite", "--all", "-o", "a.ndjson").status == 0)
    #expect(try shop.replay("import", "b.sqlite", "a.ndjson").status == 0)
    let again = try shop.replay("export", "b.sqlite", "--all")
    #expect(again.bytes == (try shop.bytes("a.ndjson")))
    #expect(try shop.replay("check", "a.ndjson", "a.sqlite").status == 0)
    // An export of the file by hand is the same as one of its log, in the order of the file.
    let direct = try shop.replay("export", "all.picker.ndjson", "fruit-1")
    #expect(direct.bytes == (try shop.replay("export", "a.sqlite", "fruit-1")).bytes)
  }

  @Test func `filters of sessions`() throws {
    try shop.write(Samples.fruit + Samples.two, to: "all.picker.ndjson")
    func count(_ words: String...) throws -> Int {
      try shop.run(["sessions", "all.picker.ndjson", "--json"] + words).lines.count - 1
    }
    #expect(try count() == 3)
    #expect(try count("--actor", "Ada") == 1)
    #expect(try count("--ending", "open") == 1)
    #expect(try count("--since", "2026-03-01") == 1)
    #expect(try count("--until", "2026-02-28") == 2)
    #expect(try count("--until", "2026-03-01") == 3)
    #expect(try count("--item", "Cherry") == 1)
    #expect(try count("--item", "b", "--ending", "done") == 1)
  }

  @Test func `the demo never takes anything away`() throws {
    #expect(try shop.replay("demo").output.contains(#""demo-1""#))
    #expect(try shop.replay("demo").output.contains(#""demo-2""#))
    #expect(try shop.replay("sessions", "picker-demo.sqlite", "--json").lines.count == 3)
    let before = try shop.bytes("fruit.picker.ndjson")
    #expect(try shop.replay("demo", "fruit.picker.ndjson").status == 65)
    #expect(try shop.bytes("fruit.picker.ndjson") == before)
  }

  @Test func `a session on standard input`() throws {
    let piped = try shop.replay("show", "-", input: Samples.fruit)
    #expect(piped.bytes == (try shop.replay("show", "fruit.picker.ndjson")).bytes)
    #expect(try shop.replay("import", "p.sqlite", "-", input: Samples.fruit).status == 0)
    #expect(try shop.replay("check", "-", input: Samples.fruit).status == 0)
  }
}
