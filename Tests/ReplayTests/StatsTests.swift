import EventStore
import FaultSupport
import Foundation
import PickerEvents
import PickerProjection
import Testing

@Suite struct `The statistics of a log` {
  let shop: Workshop

  init() throws { shop = try Workshop() }

  private var log: String { shop.url("log.sqlite").path }

  /// What the tool counts.
  private func stats(_ words: String..., remarks: Bool = false) throws -> String {
    let run = try shop.run(["stats", "log.sqlite", "--json"] + words)
    #expect(run.status == 0 && (remarks || run.remarks.isEmpty), "\(run.remarks)")
    return run.output
  }

  private func edit(_ sql: String) {
    let failure = RawLog(log).run(sql)
    #expect(failure == nil)
  }

  private func fill(_ seeds: Range<UInt64>) throws {
    let store = try EventStore(.file(path: log))
    try RandomLog(seeds: seeds).append(to: store)
    try store.catchUp(ChoiceProjection.self)
  }

  /// Compares the tables with questions about the same sessions.
  private func compareTables(_ questions: StatsQuestions, _ words: String...) throws {
    for (table, expected) in [
      ("sessions", questions.sessionLines), ("searches", questions.searchLines),
    ] {
      let run = try shop.run(
        ["export", "log.sqlite", "--format", "ndjson", "--table", table] + words)
      #expect(run.status == 0)
      let (found, expected) = (run.output.split(separator: "\n"), expected.split(separator: "\n"))
      #expect(found.count == expected.count && expected.count > 10, "\(table)")
      for (found, expected) in zip(found, expected) where found != expected {
        Issue.record("\(table): found \(found), expected \(expected)")
      }
    }
  }

  /// Compares the views of the log with the same questions.
  private func compareViews(_ questions: StatsQuestions) {
    let log = RawLog(log)
    for (view, order, expected) in [
      (
        "session_summaries",
        "(SELECT started FROM sessions WHERE id = session_id),"
          + " (SELECT key FROM sessions WHERE id = session_id)",
        questions.sessionLines
      ),
      (
        "searches",
        "(SELECT started FROM sessions WHERE id = session_id),"
          + " (SELECT key FROM sessions WHERE id = session_id), seq",
        questions.searchLines
      ),
    ] {
      let columns = log.rows("SELECT name FROM pragma_table_info('\(view)')").map { column in
        "'\(column[0])', "
          + (column[0] == "settled" ? "json(iif(settled, 'true', 'false'))" : column[0])
      }
      let lines = log.rows(
        "SELECT json_object(\(columns.joined(separator: ", "))) FROM \(view) ORDER BY \(order)")
      #expect(lines.map { $0[0] + "\n" }.joined() == expected, "\(view)")
    }
  }

  @Test func `and its tables are those of SQL questions about the scenario sessions`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scenarios")
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".picker.ndjson") {
      let run = try shop.replay("import", "log.sqlite", folder.appending(path: name).path)
      // A file with a refused opening is not taken in.
      count += run.status == 0 ? 1 : 0
    }
    #expect(count > 20)
    let questions = StatsQuestions(log)
    #expect(try stats() == questions.line)
    try compareTables(questions)
    compareViews(questions)
  }

  @Test(arguments: [0, 1_000, 2_000] as [UInt64])
  func `and its tables are those of SQL questions about random sessions`(seed: UInt64) throws {
    print("random sessions of the seeds \(seed)..<\(seed + 250)")
    try fill(seed..<seed + 250)
    let questions = StatsQuestions(log)
    #expect(try stats() == questions.line)
    try compareTables(questions)
    compareViews(questions)
  }

  @Test func `are of the sessions that are asked for`() throws {
    try fill(0..<300)
    let start = Timestamp.parse("2000-01-03T00:00:00Z")
    let end = Timestamp.parse("2000-01-05T23:59:59.999999Z")
    for (words, condition) in [
      (["--actor", "Ada"], "actor = 'Ada'"), (["--app", "Lager"], "app = 'Lager'"),
      (["--ending", "done"], "ending = 'done'"), (["--ending", "open"], "ending IS NULL"),
      (["--since", "2000-01-03"], "started >= \(start)"),
      (["--until", "2000-01-05"], "started <= \(end)"),
      (
        ["--since", "2000-01-03", "--until", "2000-01-05", "--app", "Shop", "--actor", "Ævar"],
        "started BETWEEN \(start) AND \(end) AND app = 'Shop' AND actor = 'Ævar'"
      ),
    ] {
      let run = try shop.run(["stats", "log.sqlite", "--json"] + words)
      let expected = StatsQuestions(log, where: condition).line
      #expect(run.output == expected, "\(words)")
      #expect(!expected.hasPrefix("{\"sessions\":{\"count\":0"), "\(words)")
    }
    let ids = RawLog(log).rows("SELECT id FROM sessions WHERE key % 50 = 7").map { $0[0] }
    let run = try shop.run(["stats", "log.sqlite", "--json"] + ids + ids)
    #expect(run.output == StatsQuestions(log, where: "key % 50 = 7").line)
    #expect(try shop.replay("stats", "log.sqlite", "nobody").status == 66)
  }

  @Test func `of an empty log are nothing`() throws {
    _ = try EventStore(.file(path: log))
    #expect(try stats() == StatsQuestions(log).line)
    let run = try shop.replay("stats", "log.sqlite")
    #expect(run.output.contains("  without hits               0  –\n"))
    #expect(run.output.contains("to the first pick             0       –    –\n"))
  }

  @Test(arguments: [
    "DELETE FROM projections; DELETE FROM progress; DELETE FROM lives; DELETE FROM hits;",
    "UPDATE projections SET version = version + 1; UPDATE lives SET cause = 4, why = NULL, ended = NULL, by = NULL",
    "UPDATE progress SET sequence = sequence - 1; DELETE FROM lives WHERE key % 3 = 0",
    "UPDATE progress SET complete = 0 WHERE session % 2; DELETE FROM lives WHERE key >> 24 & 1",
    "DELETE FROM progress WHERE session % 3; DELETE FROM hits WHERE (key >> 24) % 3",
  ])
  func `are the same where its choices are not up to date`(damage: String) throws {
    try fill(300..<450)
    let expected = try stats()
    let tables = try tables()
    edit(damage)
    let run = try shop.replay("stats", "log.sqlite", "--json")
    #expect(run.output == expected && run.status == 0)
    #expect(run.remarks.contains("replay rebuild log.sqlite --missing makes it faster"))
    #expect(try self.tables() == tables)
  }

  private func tables() throws -> String {
    try ["sessions", "searches"].map {
      try shop.replay("export", "log.sqlite", "--format", "ndjson", "--table", $0).output
    }.joined()
  }

  @Test func `are the same where its choices are half caught up`() throws {
    let random = RandomLog(seeds: 500..<620)
    do {
      let store = try EventStore(.file(path: log))
      try random.append(to: store, to: 0.6)
      try store.catchUp(ChoiceProjection.self)
      try random.append(to: store, from: 0.6)
    }
    let found = try stats(remarks: true)
    let tables = try tables()
    #expect(try shop.replay("rebuild", "log.sqlite").status == 0)
    #expect(found == StatsQuestions(log).line)
    #expect(try stats() == found && self.tables() == tables)
  }

  @Test func `count what is known of sessions that cannot be followed`() throws {
    try fill(700..<800)
    edit("UPDATE events SET receipt = receipt + 1 WHERE (key >> 24) % 3 = 0 AND key % 16777216 = 5")
    edit("DELETE FROM projections")
    let run = try shop.replay("stats", "log.sqlite", "--json")
    let tables = try tables()
    #expect(run.remarks.contains("could not be followed to the end"))
    #expect(!run.output.contains("\"stopped\":0"))
    #expect(try shop.replay("rebuild", "log.sqlite").status == 1)
    #expect(try stats(remarks: true) == run.output && self.tables() == tables)
    #expect(run.output == StatsQuestions(log).line)
  }

  @Test func `count a session of many thousand events piece by piece`() throws {
    let items = (0..<40).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    var lines = [
      #"{"event":"opened","session":"long","config":{"mode":"multiple","max":4,"#
        + #""search":{"enabled":true}},"items":["#
        + items.map { #""\#($0.title)""# }.joined(separator: ",") + "]}"
    ]
    for number in 0..<9_500 {
      switch number % 50 {
      case 10...14: lines.append(#"{"event":"searchChanged","text":"item \#(number % 50)"}"#)
      case 20: lines.append(#"{"event":"undone"}"#)
      default: lines.append(Samples.tapped("Item \(number * number % 41)"))
      }
    }
    try shop.write(lines.joined(separator: "\n") + "\n", to: "long.picker.ndjson")
    let file = try shop.replay("stats", "long.picker.ndjson", "--json")
    #expect(try shop.replay("import", "log.sqlite", "long.picker.ndjson").status == 0)
    let expected = StatsQuestions(log)
    #expect(try stats() == expected.line && file.output == expected.line)
    let tables = try tables()
    edit("DELETE FROM projections")
    #expect(try stats() == file.output && self.tables() == tables)
  }

  @Test(arguments: [
    (["p", "pe", "per", "·"], "per"), (["x", "xy", "xyz", "xy", "x", ""], "xyz"),
    (["xyz", "xy", "·", "x"], "xyz xy x"), (["x", "·", "xy"], "x xy"), (["x", "y"], "x y"),
    (["x ", " x y "], "x y"), (["x", "e", "e\u{301}"], "x e\u{301}"), (["x"], "x"),
    (["x", "x "], "x"),
    (["x", "x ", "x y", "x", "·"], "x y x"),
  ])
  func `count what was typed and meant`(typed: [String], meant: String) throws {
    let lines = typed.map { text in
      text == "·" ? #"{"event":"searchBegan"}"# : #"{"event":"searchChanged","text":"\#(text)"}"#
    }
    let opened = #"{"event":"opened","config":{"search":{"enabled":true}},"items":["xy","per"]}"#
    try shop.write(
      ([opened] + lines).joined(separator: "\n") + "\n", to: "typed.picker.ndjson")
    let run = try shop.replay(
      "export", "typed.picker.ndjson", "--format", "ndjson", "--table", "searches")
    let found = run.lines.filter { $0.contains("\"settled\":true") }
      .compactMap { $0.firstMatch(of: /"query":"([^"]*)"/)?.output.1 }
    #expect(found.joined(separator: " ") == meant, "\(run.output)")
    let count = found.count
    let stats = try shop.replay("stats", "typed.picker.ndjson", "--json").output
    #expect(stats.contains("\"searches\":{\"count\":\(count),"))
  }

  @Test func `say less than nothing of no time, where the clock was set back`() throws {
    try shop.write(
      """
      {"event":"opened","session":"s","ts":"2026-03-01T09:00:00Z","items":["a","b"]}
      {"event":"tapped","item":"a","ts":"2026-03-01T08:00:00Z"}
      {"event":"doneTapped","ts":"2026-03-01T08:30:00Z"}

      """, to: "back.picker.ndjson")
    let run = try shop.replay("stats", "back.picker.ndjson", "--json")
    for key in ["timeToFirstPick", "timeToCommit"] {
      #expect(run.output.contains("\"\(key)\":{\"count\":1,\"medianUs\":0,\"p90Us\":0}"))
    }
  }

  @Test func `as a table are for people`() throws {
    try shop.write(Samples.fruit, to: "fruit.picker.ndjson")
    try shop.write(Samples.market, to: "market.picker.ndjson")
    _ = try shop.replay(
      "import", "log.sqlite", "fruit.picker.ndjson", "market.picker.ndjson")
    let run = try shop.replay("stats", "log.sqlite")
    #expect(run.status == 0 && run.remarks.isEmpty)
    try Golden.expect(run.output, "stats.txt")
  }
}

extension Timestamp {
  fileprivate static func parse(_ text: String) -> Int64 {
    Timestamp(rfc3339: text)?.microseconds ?? 0
  }
}
