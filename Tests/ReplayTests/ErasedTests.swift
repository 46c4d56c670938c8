import Testing

@Suite struct `Texts that were erased from the record` {
  let shop: Workshop

  /// The session with one outcome of the record, which an erased text does not give away.
  init() throws {
    shop = try Workshop()
    var lines = Samples.erased.split(separator: "\n").map(String.init)
    try shop.write(lines.joined(separator: "\n"), to: "before.picker.ndjson")
    let state = try shop.replay("state", "before.picker.ndjson", "--at", "4", "--json").output
    let mark = #""receipt":""#
    let receipt = try #require(state.firstRange(of: mark)).upperBound
    let hex = state[receipt...].prefix(16)
    lines.insert(
      #"{"event":"scanned","erased":true,"matches":["a"],"outcome":"rejected","reason":"repeatedScan","receipt":"\#(hex)"}"#,
      at: 4)
    try shop.write(lines.joined(separator: "\n") + "\n", to: "e.picker.ndjson")
    #expect(try shop.replay("import", "log.sqlite", "e.picker.ndjson").status == 0)
  }

  @Test func `are exported, imported and exported byte for byte`() throws {
    let first = try shop.replay("export", "log.sqlite")
    try shop.write(first.output, to: "first.picker.ndjson")
    #expect(first.output.contains(#""erased":true,"matches":["c","a"]"#))
    #expect(try shop.replay("import", "second.sqlite", "first.picker.ndjson").status == 0)
    #expect(try shop.replay("export", "second.sqlite").bytes == first.bytes)
    #expect(try shop.replay("export", "first.picker.ndjson").bytes == first.bytes)
    for name in ["log.sqlite", "second.sqlite", "first.picker.ndjson", "e.picker.ndjson"] {
      #expect(try shop.replay("check", name).status == 0, "\(name)")
    }
    #expect(try shop.replay("rebuild", "second.sqlite", "--compare").status == 0)
  }

  @Test func `are told as erased by every verb, the same of a file and of a log`() throws {
    let commands =
      [["show"], ["show", "--json"], ["state", "--at", "9"], ["state", "--at", "9", "--json"]]
      + ["a", "b", "c"].flatMap { [["why", $0], ["why", $0, "--json"]] }
    var all = ""
    for words in commands {
      let run = try shop.run([words[0], "e.picker.ndjson"] + words.dropFirst())
      #expect(run.status == 0 && run.remarks.isEmpty, "\(words)")
      #expect(
        try shop.run([words[0], "log.sqlite"] + words.dropFirst()).output == run.output,
        "\(words)")
      if words != ["show", "--json"] { all += run.output }
    }
    try Golden.expect(all, "erased.txt")
  }

  @Test func `leave to the record what they decided`() throws {
    let run = try shop.replay("show", "log.sqlite")
    #expect(run.output.contains("refused: repeatedScan"))
    // The same scan without a record finds what it finds.
    #expect(run.output.contains(#"refused: alreadySelected, "Apple" is picked already"#))
  }
}
