import FaultSupport
import Foundation
import Testing

/// All that tell which queries were meant have to say the same: the exported table, of a log and of
/// a session file, the views, the statistics, and the questions of the tests.
@Suite struct `A query that was meant` {
  let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test(arguments: SearchCase.all)
  func `is told alike by all who tell of it`(_ searches: SearchCase) throws {
    try shop.write(searches.lines, to: "one.picker.ndjson")
    #expect(try shop.replay("import", "log.sqlite", "one.picker.ndjson").status == 0)
    let table = ["--format", "ndjson", "--table", "searches"]
    let exported = try shop.run(["export", "log.sqlite"] + table).output
    #expect(try shop.run(["export", "one.picker.ndjson"] + table).output == exported)
    let path = shop.url("log.sqlite").path
    let questions = StatsQuestions(path)
    #expect(exported == questions.searchLines)
    #expect(try shop.replay("stats", "log.sqlite", "--json").output == questions.line)

    let log = RawLog(path)
    let viewed = log.rows("SELECT seq, query FROM searches WHERE settled ORDER BY seq")
    #expect(viewed.map { $0.joined(separator: " ") } == searches.meant)
    let settled = exported.split(separator: "\n").filter { $0.contains(#""settled":true"#) }
    #expect(settled.map { Self.sequence($0) } == viewed.map { Int($0[0]) }, "\(exported)")
    #expect(
      log.rows("SELECT search_count FROM session_summaries") == [["\(searches.meant.count)"]])
  }

  private static func sequence(_ line: Substring) -> Int? {
    line.firstMatch(of: /"seq":(\d+)/).flatMap { Int($0.output.1) }
  }
}
