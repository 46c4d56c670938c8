import Foundation
import Testing

@Suite struct `Bad input` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.fruit, to: "fruit.picker.ndjson")
    _ = try shop.replay("demo", "log.sqlite")
  }

  /// Runs the tool, and sees that it said why, wrote no facts and left all files as they were.
  private func refuse(
    _ words: [String], _ status: Int32, says: String..., input: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
  ) throws {
    let before = try shop.contents()
    let run = try shop.run(words, input: input)
    #expect(run.status == status, "\(run.remarks)", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    for text in says {
      #expect(run.remarks.contains(text), "\(run.remarks)", sourceLocation: sourceLocation)
    }
    #expect(try shop.contents() == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["show", "state", "sessions", "export"])
  func `a file that is not there, a folder, an empty file, something else`(verb: String) throws {
    try refuse([verb, "nothing.sqlite"], 66, says: "nothing.sqlite", "no such file")
    try FileManager.default.createDirectory(
      at: shop.url("folder"), withIntermediateDirectories: true)
    try refuse([verb, "folder"], 66, says: "found a folder", "name a file in it")
    try shop.write("", to: "empty.sqlite")
    try refuse([verb, "empty.sqlite"], 65, says: "no bytes at all")
    try shop.write("PK\u{3}\u{4}zip", to: "photo.zip")
    try refuse([verb, "photo.zip"], 65, says: "photo.zip", "PK", "expected a log")
    try shop.write("SQLite format 3\0" + String(repeating: "\0", count: 4_080), to: "foreign.db")
    try refuse([verb, "foreign.db"], 65, says: "foreign.db")
  }

  @Test func `a log of a newer format`() throws {
    // user_version stands at byte 60 of a SQLite file, big-endian.
    var bytes = try shop.bytes("log.sqlite")
    bytes.replaceSubrange(60..<64, with: [0, 0, 0x7F, 0xFF])
    try Data(bytes).write(to: shop.url("newer.sqlite"))
    try refuse(["show", "newer.sqlite"], 65, says: "newer")
    try refuse(["import", "newer.sqlite", "fruit.picker.ndjson"], 65, says: "newer")
  }

  @Test func `a session or an event that is not there`() throws {
    try refuse(["show", "log.sqlite", "dmeo-1"], 66, says: "dmeo-1", "did you mean demo-1?")
    try refuse(
      ["show", "fruit.picker.ndjson", "fruit-2"], 66, says: "fruit-2", "did you mean fruit-1?")
    try refuse(["state", "log.sqlite", "--at", "99"], 66, says: "no event 99", "the last is 10")
    try refuse(["why", "log.sqlite", "Icland"], 66, says: "Icland", #""IS" ("Iceland")"#)
  }

  @Test func `several sessions where one is meant`() throws {
    try shop.write(Samples.two, to: "two.picker.ndjson")
    try refuse(["show", "two.picker.ndjson"], 64, says: "2 sessions", #""one""#, "@last")
    #expect(try shop.replay("show", "two.picker.ndjson", "@last").output.contains(#""two""#))
    #expect(try shop.replay("show", "two.picker.ndjson", "tw").status == 0)
    #expect(try shop.replay("show", "-", "one", input: Samples.two).status == 0)
  }

  @Test func `a session file where a log is to be written`() throws {
    for words in [["import", "fruit.picker.ndjson"], ["demo"]] {
      try refuse(
        words + ["fruit.picker.ndjson"], 65, says: "found a session file, expected a log",
        "replay import LOG fruit.picker.ndjson")
    }
  }

  @Test func `a log on standard input`() throws {
    try refuse(
      ["show", "-"], 65, says: "cannot be read from a pipe", input: "SQLite format 3\0xyz")
  }

  @Test func `a word that is no event, with line, column and key`() throws {
    let text = [Samples.opened("s"), #"{"event":"taped","item":"a"}"#, ""].joined(separator: "\n")
    try shop.write(text, to: "typo.picker.ndjson")
    try refuse(["import", "new.sqlite", "typo.picker.ndjson"], 65, says: "line 2, column", "taped")
    let shown = try shop.replay("show", "typo.picker.ndjson")
    #expect(shown.status == 65)
    #expect(shown.remarks.contains("typo.picker.ndjson: line 2"))
    #expect(shown.output.contains("3 items"), "what stands before the fault is shown")
  }

  @Test func `a file that ends in the middle of a line`() throws {
    let text = [Samples.opened("s"), Samples.tapped("a"), #"{"event":"tapped","it"#]
    try shop.write(text.joined(separator: "\n"), to: "half.picker.ndjson")
    let shown = try shop.replay("show", "half.picker.ndjson")
    #expect(shown.status == 65)
    #expect(shown.output.contains(#"tapped "a""#))
    #expect(shown.remarks.contains("line 3"))
    let run = try shop.replay("import", "new.sqlite", "half.picker.ndjson")
    #expect(run.status == 65)
    #expect(run.output.contains("imported 1 session, 2 events"))
    #expect(run.remarks.contains("line 3"))
    #expect(try shop.replay("state", "new.sqlite").output.contains("after event 2"))
  }

  @Test func `a bad line in the middle imports nothing`() throws {
    let text = [Samples.opened("s"), "{nonsense", Samples.tapped("a"), ""].joined(separator: "\n")
    try shop.write(text, to: "bad.picker.ndjson")
    try refuse(
      ["import", "new.sqlite", "fruit.picker.ndjson", "bad.picker.ndjson"], 65, says: "line 2")
    try refuse(
      ["import", "log.sqlite", "fruit.picker.ndjson", "bad.picker.ndjson"], 65, says: "line 2")
  }

  @Test func `a refused opening is shown, checked, and never imported`() throws {
    let text = [
      Samples.opened("bad", #"{"mode":"multiple","min":3,"max":2}"#),
      Samples.expect(#""outcome":"rejected","reason":"badConfiguration""#), "",
    ].joined(separator: "\n")
    try shop.write(text, to: "refused.picker.ndjson")
    #expect(try shop.replay("check", "refused.picker.ndjson").status == 0)
    let json = try shop.replay("show", "refused.picker.ndjson", "--json")
    #expect(json.output.contains(#""outcome":"rejected","reason":"badConfiguration","key":"min""#))
    try refuse(
      ["import", "new.sqlite", "fruit.picker.ndjson", "refused.picker.ndjson"], 65,
      says: "line 1", "min", "3 is more than max, which is 2")
    try shop.write(text + Samples.tapped("a"), to: "after.picker.ndjson")
    let run = try shop.replay("check", "after.picker.ndjson")
    #expect(run.status == 65)
    #expect(
      run.remarks.contains("line 3") && run.remarks.contains("after the refused opening of line 1"))
  }

  @Test func `a session that the log has already`() throws {
    _ = try shop.replay("import", "log.sqlite", "fruit.picker.ndjson")
    try refuse(
      ["import", "log.sqlite", "fruit.picker.ndjson"], 73, says: "fruit-1", "in the log already")
    try shop.write(Samples.fruit + Samples.fruit, to: "double.picker.ndjson")
    try refuse(["import", "new.sqlite", "double.picker.ndjson"], 65, says: "fruit-1", "already")
  }

  @Test func `an output that is there already`() throws {
    try shop.write("precious", to: "there.txt")
    try refuse(["export", "log.sqlite", "-o", "there.txt"], 73, says: "there.txt", "--force")
    try refuse(
      ["export", "log.sqlite", "-o", "no/such/folder.txt"], 73, says: "no/such/folder.txt")
    #expect(try shop.replay("export", "log.sqlite", "-o", "there.txt", "--force").status == 0)
    #expect(try shop.bytes("there.txt").starts(with: Array(#"{"event":"opened""#.utf8)))
  }

  @Test func `a log that differs from what it recorded`() throws {
    let good = try shop.replay("export", "log.sqlite").output
    try shop.write(
      good.replacing(#""evicted":["IS"]"#, with: #""evicted":["JP"]"#)
        .replacing(#""evictedBy":{"IS""#, with: #""evictedBy":{"JP""#), to: "lie.picker.ndjson")
    let checked = try shop.replay("check", "lie.picker.ndjson")
    #expect(checked.status == 1)
    #expect(checked.output.contains("lie.picker.ndjson:7: session \"demo-1\", event 7 differs"))
    #expect(checked.output.contains("recorded accepted +PE ✗JP (total), computed accepted +PE ✗IS"))
    let imported = try shop.replay("import", "lie.sqlite", "lie.picker.ndjson")
    #expect(imported.status == 0)
    #expect(imported.remarks.contains("warning") && imported.remarks.contains("event 7 differs"))
    let log = try shop.replay("check", "lie.sqlite")
    #expect(log.status == 1)
    let shown = try shop.replay("show", "lie.sqlite")
    #expect(shown.status == 1)
    #expect(shown.output.contains("differs from the record: recorded accepted +PE ✗JP (total)"))
    try Golden.expect(checked.output + log.output + shown.output, "divergence.txt")
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `a file that may not be read`() throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: shop.url("fruit.picker.ndjson").path)
    let run = try shop.replay("show", "fruit.picker.ndjson")
    #expect(run.status == 66)
    #expect(run.remarks.contains("cannot be read"))
  }

  @Test func `a folder that cannot take the log`() throws {
    try refuse(
      ["import", "no/such/log.sqlite", "fruit.picker.ndjson"], 73, says: "no/such/log.sqlite")
    try refuse(["demo", "no/such/log.sqlite"], 73, says: "no/such/log.sqlite")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an output that is full`() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", #""$0" show log.sqlite >/dev/full 2>err"#, ToolRun.executable.path,
    ]
    shell.currentDirectoryURL = shop.folder
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 74)
    #expect(String(decoding: try shop.bytes("err"), as: UTF8.self).contains("standard output"))
  }
}
