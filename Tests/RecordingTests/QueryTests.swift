import FaultSupport
import Testing

@Suite struct `A ready query` {
  /// What a query says of the log that is known; columns are joined by a bar, as `sqlite3` does.
  struct Case: Sendable, CustomTestStringConvertible {
    let query: String
    var parameters: [(name: String, value: String)] = []
    let rows: [String]

    var testDescription: String {
      "\(query) \(parameters.map { "\($0.name)=\($0.value)" }.joined(separator: " "))"
    }
  }

  private static let day = "2000-01-01T00"

  static let cases = [
    Case(
      query: "who-chose", parameters: [(":item", "a")],
      rows: [
        "NULL|Desk|desk-1|Apple|\(day):00:06.000000Z|scan|NULL|NULL|0",
        "Ada|Shop|ada-1|Apple|\(day):00:07.000000Z|tap|\(day):00:12.000000Z|evicted|0",
        "Ada|Shop|ada-1|Apple|\(day):00:40.000000Z|tap|NULL|NULL|1",
        "Bob|Shop|bob-1|Apple|\(day):01:40.000000Z|tap|\(day):02:10.000000Z|tap|0",
      ]),
    Case(query: "most-evicted", rows: ["a|Apple|total|1|1|1"]),
    Case(
      query: "empty-searches",
      rows: ["zz|2|2|\(day):00:03.000000Z", "bx|1|1|\(day):00:02.000000Z"]),
    Case(
      query: "empty-searches", parameters: [(":most", "1")],
      rows: ["zz|2|2|\(day):00:03.000000Z"]),
    Case(
      query: "before-a-choice", parameters: [(":session", "ada-1"), (":item", "b")],
      rows: [
        "1|\(day):00:00.000000Z|opened|accepted|NULL|NULL|NULL|NULL",
        "2|\(day):00:01.500000Z|viewportChanged|accepted|NULL|NULL|NULL|{\"first\":0,\"capacity\":3}",
        "3|\(day):00:02.000000Z|searchChanged|accepted|NULL|z|0|NULL",
        "4|\(day):00:03.000000Z|searchChanged|accepted|NULL|zz|0|NULL",
        "5|\(day):00:05.000000Z|searchChanged|accepted|NULL|app|1|NULL",
        "7|\(day):00:09.000000Z|scanned|accepted|NULL|222|NULL|NULL",
      ]),
    Case(query: "before-a-choice", parameters: [(":session", "ada-1"), (":item", "c")], rows: []),
    Case(query: "refusals", rows: ["itemDisabled|tapped|2|2", "sessionEnded|tapped|1|1"]),
    Case(
      query: "regret",
      rows: ["c|Cheese|1|1|1.0", "a|Apple|4|1|0.25", "b|Bread|1|0|0.0"]),
    Case(query: "regret", parameters: [(":least", "2")], rows: ["a|Apple|4|1|0.25"]),
    Case(
      query: "scan-or-tap",
      rows: ["Desk|scan|1|1|0|0", "Shop|scan|1|1|0|1", "Shop|tap|4|2|2|1"]),
    Case(query: "time-to-first-pick", rows: ["Desk|1|6.0|6.0", "Shop|2|7.0|100.0"]),
    Case(
      query: "left-open", parameters: [(":now", "2000-01-02T00:00:00.000000Z")],
      rows: [
        "bob-1|Shop|Bob|\(day):00:00.000000Z|\(day):02:11.000000Z|131|4|0",
        "desk-2|Desk|NULL|\(day):00:00.000000Z|\(day):00:01.000000Z|1|2|0",
      ]),
    Case(
      query: "left-open", parameters: [(":now", "2000-01-02T00:00:00.000000Z"), (":hours", "25")],
      rows: []),
    Case(query: "taken-off-soon", rows: ["ada-1|c|Cheese|8|tap|9|tap|3.25"]),
    Case(
      query: "taken-off-soon", parameters: [(":seconds", "30")],
      rows: ["ada-1|c|Cheese|8|tap|9|tap|3.25", "bob-1|a|Apple|2|tap|3|tap|30.0"]),
    Case(query: "taken-off-soon", parameters: [(":seconds", "3")], rows: []),
    Case(
      query: "funnel",
      rows: ["opened|4|1.0", "searched|3|0.75", "picked|3|0.75", "committed|1|0.25"]),
  ]

  @Test(arguments: cases)
  func `answers what it says`(_ example: Case) throws {
    let log = try AuditedLog()
    // Its folder goes away with its last use.
    defer { withExtendedLifetime(log) {} }
    let raw = RawLog(log.folder.log)
    let sql = try Repository.text("Documentation/Queries/\(example.query).sql")
    let rows = raw.rows(sql, example.parameters).map { $0.joined(separator: "|") }
    #expect(rows == example.rows)
    // Forms on the web hand an empty text over where nothing was filled in.
    let open = ["most", "least", "seconds", "hours"].filter { name in
      sql.contains(":\(name)") && !example.parameters.contains { $0.name == ":\(name)" }
    }
    let emptied = example.parameters + open.map { (name: ":\($0)", value: "") }
    #expect(raw.rows(sql, emptied).map { $0.joined(separator: "|") } == example.rows)
  }

  @Test func `is tried here with rows to find, and listed in Log.md`() throws {
    let names = try Repository.names("Documentation/Queries")
    #expect(names.count >= 10 && names.allSatisfy { $0.hasSuffix(".sql") })
    let log = try Repository.text("Documentation/Log.md")
    for name in names {
      let name = String(name.dropLast(4))
      #expect(Self.cases.contains { $0.query == name && !$0.rows.isEmpty }, "\(name)")
      #expect(log.contains("[`\(name)`](Queries/\(name).sql)"), "\(name)")
      // What it answers, and each parameter, stand at its top.
      let lines = try Repository.text("Documentation/Queries/\(name).sql").split(separator: "\n")
      let comment = lines.prefix { $0.hasPrefix("--") }.joined(separator: "\n")
      let parameters = lines.drop { $0.hasPrefix("--") }.joined(separator: "\n")
        .matches(of: /:([a-z]+)/).map { String($0.output.1) }
      #expect(comment.count > 40)
      for parameter in parameters { #expect(comment.contains("--   :\(parameter) "), "\(name)") }
    }
  }
}
