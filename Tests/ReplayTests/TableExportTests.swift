import FaultSupport
import Foundation
import Testing

@Suite struct `A table, exported by the tool,` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.fruit + Samples.two, to: "all.picker.ndjson")
    let run = try shop.replay("import", "log.sqlite", "all.picker.ndjson")
    try #require(run.status == 0, "\(run.remarks)")
  }

  private func objects(_ run: ToolRun) throws -> [[String: Any]] {
    try run.lines.dropLast().map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test func `has a row for what happened, for each pick, search and session`() throws {
    let events = try objects(try shop.replay("export", "log.sqlite", "--format", "ndjson"))
    #expect(events.count == 11)
    // In the order of the openings; sessions by hand without a time are of the year 2000.
    let fruit = events.dropFirst(5).map { $0 }
    #expect(fruit.map { $0["kind"] as? String }.prefix(3) == ["opened", "tapped", "tapped"])
    #expect(fruit[2]["evicted"] as? String == #"[["a","total"]]"#)
    #expect(fruit[3]["reason"] as? String == "itemDisabled")
    let choices = try objects(
      try shop.replay("export", "log.sqlite", "--format", "ndjson", "--table", "choices"))
    #expect(choices.count == 6)
    #expect(Set(choices.compactMap { $0["title"] as? String }).isSuperset(of: ["Apple", "Cherry"]))
    let sessions = try objects(
      try shop.replay("export", "log.sqlite", "--format", "ndjson", "--table", "sessions"))
    #expect(sessions.map { $0["session_id"] as? String } == ["one", "two", "fruit-1"])
    #expect(sessions.map { $0["ending"] as? String } == ["done", nil, "done"])
    let searches = try shop.replay(
      "export", "log.sqlite", "--format", "csv", "--table", "searches")
    #expect(searches.output == "session_id,seq,ts,query,hit_count,settled\r\n")
  }

  @Test func `is the same from a session file as from its log`() throws {
    for table in ["events", "choices", "searches", "sessions"] {
      let words = ["--format", "csv", "--table", table]
      let log = try shop.run(["export", "log.sqlite"] + words)
      let file = try shop.run(["export", "all.picker.ndjson"] + words)
      #expect(log.status == 0 && file.status == 0)
      #expect(log.bytes == file.bytes, "\(table)")
    }
  }

  @Test func `has the sessions that are named, or that the filters leave`() throws {
    func sessions(_ words: String...) throws -> [String?] {
      let run = try shop.run(
        ["export", "log.sqlite"] + words + ["--format", "ndjson", "--table", "sessions"])
      return try objects(run).map { $0["session_id"] as? String }
    }
    #expect(try sessions("fr", "two") == ["two", "fruit-1"])
    #expect(try sessions("--actor", "Ada") == ["fruit-1"])
    #expect(try sessions("--app", "Shop") == ["fruit-1"])
    #expect(try sessions("--app", "shop") == [])
    #expect(try sessions("--ending", "open") == ["two"])
    #expect(try sessions("--since", "2026-01-01") == ["fruit-1"])
    #expect(try sessions("--until", "2025-12-31") == ["one", "two"])
    let missing = try shop.replay("export", "log.sqlite", "nobody", "--format", "csv")
    #expect(missing.status == 66)
  }

  @Test func `goes on after a position, without a gap or a duplicate`() throws {
    let whole = try shop.replay("export", "log.sqlite", "--format", "csv")
    for position in 0...11 {
      let rest = try shop.replay(
        "export", "log.sqlite", "--format", "csv", "--since", "\(position)")
      #expect(rest.status == 0)
      let rows = rest.bytes.split(separator: 0x0A)
      #expect(rows.count == 12 - position)
      #expect(rest.remarks == "replay: up to position 11; next time --since 11\n")
      if position == 0 { #expect(rest.bytes == whole.bytes) }
    }
    let beyond = try shop.replay("export", "log.sqlite", "--format", "csv", "--since", "12")
    #expect(beyond.status == 65 && beyond.remarks.contains("after position 12"))
  }

  @Test func `comes up whole under its name, or not at all`() throws {
    let run = try shop.replay(
      "export", "log.sqlite", "--format", "ndjson", "--table", "choices", "-o", "c.ndjson", "--json"
    )
    #expect(
      run.output
        == #"{"table":"choices","format":"ndjson","output":"c.ndjson","rows":6,"files":1,"position":null}"#
        + "\n")
    let standing = try shop.bytes("c.ndjson")
    let again = try shop.replay(
      "export", "log.sqlite", "--format", "csv", "-o", "c.ndjson")
    #expect(again.status == 73)
    #expect(try shop.bytes("c.ndjson") == standing)
    let forced = try shop.replay(
      "export", "log.sqlite", "--format", "csv", "-o", "c.ndjson", "--force")
    #expect(forced.status == 0)
    #expect(
      forced.output
        == "exported 11 rows of events to c.ndjson; what lands from now on: --since 11\n")
    let log = try shop.bytes("log.sqlite")
    let over = try shop.replay(
      "export", "log.sqlite", "--format", "csv", "-o", "log.sqlite", "--force")
    #expect(over.status == 64)
    #expect(try shop.bytes("log.sqlite") == log)
    #expect(try shop.contents().keys.sorted() == ["all.picker.ndjson", "c.ndjson", "log.sqlite"])
  }

  @Test func `leaves nothing where a log turns out to be damaged on the way`() throws {
    let failure = RawLog(shop.url("log.sqlite").path).run(
      "DELETE FROM events WHERE key = (SELECT max(key) FROM events) - 1")
    #expect(failure == nil)
    for words in [["-o", "e.csv"], ["-o", "folder", "--partitioned"]] {
      let run = try shop.run(["export", "log.sqlite", "--format", "csv"] + words)
      #expect(run.status == 65)
      #expect(run.remarks.contains("two") && run.remarks.contains("missing"), "\(run.remarks)")
      #expect(try shop.contents().keys.sorted() == ["all.picker.ndjson", "log.sqlite"])
    }
  }

  @Test(
    arguments: [
      (["--table", "events"], "--table is about tables"),
      (["--format", "csv", "--table", "choices", "--receipts"], "--receipts is about events"),
      (["--format", "ndjson", "--spreadsheet"], "--spreadsheet is about CSV"),
      (["--format", "csv", "--partitioned"], "--partitioned writes a folder"),
      (["--format", "csv", "--since", "last"], "--partitioned"),
      (["--format", "csv", "--since", "soon"], "found \"soon\""),
      (["--format", "csv", "--since", "3", "--ending", "done"], "--ending beside --since"),
      (
        ["--format", "csv", "--table", "sessions", "--since", "3", "--ending", "open"],
        "--ending open beside --since"
      ),
      (["--format", "csv", "--json"], "--json says what was written"),
      (["--format", "csv", "-o", "x", "--partitioned", "--force"], "--force is about a file"),
      (["--format", "xml"], "found \"xml\""),
      (["--format", "csv", "--table", "event"], "did you mean events?"),
      (["--format", "csv", "--all", "two"], "give one or the other"),
    ])
  func `refuses options that contradict each other`(words: [String], said: String) throws {
    let run = try shop.run(["export", "log.sqlite"] + words)
    #expect(run.status == 64)
    #expect(run.remarks.contains(said), "\(run.remarks)")
    #expect(run.bytes.isEmpty)
    #expect(try shop.contents().keys.sorted() == ["all.picker.ndjson", "log.sqlite"])
  }

  @Test func `writes over a file only: no link, no pipe, no log's neighbour, and not what is read`()
    throws
  {
    let manager = FileManager.default
    try shop.write("mine", to: "target")
    try manager.createSymbolicLink(at: shop.url("link"), withDestinationURL: shop.url("target"))
    #expect(unsafe mkfifo(shop.url("pipe").path, 0o600) == 0)
    for name in ["link", "pipe"] {
      let run = try shop.replay(
        "export", "log.sqlite", "--format", "csv", "-o", name, "--force")
      #expect(run.status == 73 && run.remarks.contains("only a file"), "\(run.remarks)")
    }
    #expect(try shop.bytes("target") == Array("mine".utf8))
    #expect(
      try manager.destinationOfSymbolicLink(atPath: shop.url("link").path).hasSuffix("target"))
    for name in ["log.sqlite-wal", "log.sqlite-shm", "log.sqlite-journal", "all.picker.ndjson"] {
      let input = name.hasPrefix("log") ? "log.sqlite" : name
      let before = try? shop.bytes(name)
      let run = try shop.replay("export", input, "--format", "csv", "-o", name, "--force")
      #expect(run.status == 64, "\(name): \(run.remarks)")
      #expect((try? shop.bytes(name)) == before)
    }
    for options in [[], ["--partitioned"]] {
      let run = try shop.run(["export", "log.sqlite", "--format", "csv", "-o", ""] + options)
      #expect(run.status == 64, "\(run.remarks)")
    }
  }

  @Test(arguments: [-5, 0, 1 << 40])
  func `refuses a log that says nonsense of a session's length`(last: Int) throws {
    #expect(
      RawLog(shop.url("log.sqlite").path).run("UPDATE sessions SET last = \(last) WHERE key = 2")
        == nil)
    for words in [["export", "log.sqlite", "--format", "csv"], ["stats", "log.sqlite"]] {
      let run = try shop.run(words)
      #expect(run.status == 65 && run.bytes.isEmpty, "\(run.remarks)")
    }
  }
}
