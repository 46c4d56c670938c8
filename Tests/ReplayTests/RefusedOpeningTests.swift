import Testing

/// What `check` says of openings that no session can have.
@Suite struct `A check of an opening` {
  let shop: Workshop

  init() throws { shop = try Workshop() }

  private static let refused =
    #"{"event":"opened","session":"bad","config":{"mode":"multiple","min":3,"max":1},"items":["a"]}"#
  private static let good = #"{"event":"opened","session":"good","items":["a"]}"#

  private func check(_ lines: String...) throws -> ToolRun {
    try shop.write(lines.joined(separator: "\n") + "\n", to: "some.picker.ndjson")
    return try shop.run(["check", "some.picker.ndjson"])
  }

  @Test func `that is refused is bad input, unless a claim says that it is`() throws {
    for after in [[], [Self.good], [Samples.expect(#""selected":[]"#)]] {
      try shop.write(([Self.refused] + after).joined(separator: "\n"), to: "some.picker.ndjson")
      let run = try shop.run(["check", "some.picker.ndjson"])
      #expect(run.status == 65, "\(after)")
      #expect(run.remarks.contains("min: 3 is more than max, which is 1"))
    }
    for claim in [#""outcome":"rejected""#, #""reason":"badConfiguration""#] {
      let run = try check(Self.refused, Samples.expect(claim), Self.good)
      #expect(run.status == 0 && run.remarks.isEmpty)
    }
  }

  @Test func `that is refused is told before one that cannot be read, and once with its events`()
    throws
  {
    let unread = try check(Self.refused, #"{"event":"opened","session":"two","itms":["a"]}"#)
    #expect(unread.remarks.contains("min: 3 is more than max") && unread.remarks.contains("itms"))
    #expect(unread.output == "bad: 1 session, 1 event, 2 errors\n")
    let played = try check(Self.refused, Samples.tapped("a"))
    #expect(played.output == "bad: 1 session, 1 event, 1 error\n")
  }

  @Test func `that cannot be read is told after another fault, too`() throws {
    let run = try check(
      #"{"event":"opened","session":"one","config":{"mode":"mutiple"},"items":["a"]}"#,
      #"{"event":"tapped","item":"a"}"#,
      #"{"event":"opened","session":"two","config":{"note":{"maxLenght":3}},"items":["a"]}"#,
      #"{"event":"tapped","item":"a"}"#, Self.good, #"{"event":"taped","item":"a"}"#,
      #"{"event":"opened","session":"four","itms":["a"]}"#)
    #expect(run.status == 65)
    #expect(run.remarks.contains("mutiple") && run.remarks.contains("maxLenght"))
    #expect(run.remarks.contains("taped") && run.remarks.contains("itms"))
    #expect(run.output == "bad: 1 session, 1 event, 4 errors\n")
  }
}
