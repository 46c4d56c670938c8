import FaultSupport
import Foundation
import Testing

@Suite struct `A folder of a growing log` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try grow("one", day: 1, ended: true)
    try grow("two", day: 2, ended: false)
  }

  /// Adds a session of three or four events to the log.
  private func grow(_ name: String, day: Int, ended: Bool) throws {
    var lines = [
      #"{"event":"opened","session":"\#(name)","ts":"2026-03-0\#(day)T23:59:59Z","#
        + #""config":{"mode":"multiple"},"items":["a","b"]}"#, Samples.tapped("a"),
      Samples.tapped("b"),
    ]
    if ended { lines.append(#"{"event":"doneTapped"}"#) }
    try shop.write(lines.joined(separator: "\n") + "\n", to: "\(name).picker.ndjson")
    let run = try shop.replay("import", "log.sqlite", "\(name).picker.ndjson")
    try #require(run.status == 0, "\(run.remarks)")
    try FileManager.default.removeItem(at: shop.url("\(name).picker.ndjson"))
  }

  private func export(_ words: String..., table: String = "events", to name: String = "folder")
    throws -> ToolRun
  {
    try shop.run(
      ["export", "log.sqlite", "--format", "csv", "--table", table, "--partitioned", "-o", name]
        + words)
  }

  /// The names of all files in a folder, with those of its folders.
  private func files(_ name: String = "folder") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: shop.url(name).path)
      .filter { $0.contains("/") || $0.hasPrefix("_") }.sorted()
  }

  /// All rows of a folder, sorted.
  private func rows(_ name: String = "folder") throws -> [String] {
    try files(name).filter { $0.hasSuffix(".csv") }.flatMap { file in
      String(decoding: try shop.bytes("\(name)/\(file)"), as: UTF8.self)
        .split(separator: "\r\n").dropFirst().map(String.init)
    }.sorted()
  }

  private func whole(_ table: String = "events") throws -> [String] {
    let run = try shop.replay("export", "log.sqlite", "--format", "csv", "--table", table)
    return run.output.split(separator: "\r\n").dropFirst().map(String.init).sorted()
  }

  @Test func `has files by day, and gets what is new`() throws {
    let first = try export("--since", "last")
    #expect(first.status == 0, "\(first.remarks)")
    #expect(
      try files() == [
        "_export", "dt=2026-03-01/events-1-7.csv", "dt=2026-03-02/events-1-7.csv",
        "dt=2026-03-03/events-1-7.csv",
      ])
    #expect(try rows() == whole())
    #expect(try export("--since", "last").output.hasPrefix("exported 0 rows"))
    try grow("three", day: 2, ended: true)
    let second = try export("--since", "last", "--json")
    #expect(second.output.contains(#""rows":4,"files":2,"position":11"#))
    #expect(try files().contains("dt=2026-03-02/events-8-11.csv"))
    #expect(try rows() == whole())
    #expect(try export("--since", "11").status == 0)
    #expect(try export("--since", "7").status == 73)
    #expect(try export().status == 73)
  }

  @Test func `goes on with an export of everything that was there`() throws {
    #expect(try export().status == 0)
    try grow("three", day: 3, ended: true)
    #expect(try export("--since", "last").status == 0)
    #expect(try rows() == whole())
  }

  @Test func `has each session when it has ended`() throws {
    for table in ["sessions", "choices"] {
      #expect(try export("--since", "last", table: table, to: table).status == 0)
      #expect(try rows(table).allSatisfy { $0.hasPrefix("\"one\"") })
    }
    try grow("three", day: 3, ended: true)
    for table in ["sessions", "choices"] {
      #expect(try export("--since", "last", table: table, to: table).status == 0)
      #expect(try rows(table) == whole(table).filter { !$0.hasPrefix("\"two\"") })
    }
    // A folder with sessions that will still change cannot be gone on with.
    #expect(try export(table: "sessions", to: "once").status == 0)
    #expect(try !files("once").contains("_export"))
    let run = try export("--since", "last", table: "sessions", to: "once")
    #expect(run.status == 73 && run.remarks.contains("no export with --since began"))
  }

  @Test func `loses nothing and doubles nothing when an export was killed on the way`() throws {
    #expect(try export("--since", "last").status == 0)
    try grow("three", day: 2, ended: true)
    // What a killed export leaves: files in their place and in a draft, and the old mark.
    let manager = FileManager.default
    let day = shop.url("folder/dt=2026-03-02")
    for name in ["events-8-9.csv", "events-8-9-2.csv"] {
      try Data("half".utf8).write(to: day.appending(path: name))
    }
    let draft = shop.url("folder/.123.tmp/dt=2026-03-03")
    try manager.createDirectory(at: draft, withIntermediateDirectories: true)
    try Data("half".utf8).write(to: draft.appending(path: "events-8-9.csv"))
    try Data("half".utf8).write(to: shop.url("folder/.123.tmp/_export"))
    // What is somebody else's stays.
    let others = [
      "folder/dt=2026-03-02/events-8-notes.csv", "folder/dt=2026-03-02/events-8-9.csv.bak",
      "folder/dt=note", "folder/.x.tmp", "folder/.tmp",
    ]
    for name in others { try shop.write("mine", to: name) }
    try manager.createDirectory(at: shop.url("far/dt=1"), withIntermediateDirectories: true)
    try shop.write("mine", to: "far/dt=1/events-8-9.csv")
    try manager.createSymbolicLink(
      at: shop.url("folder/.77.tmp"), withDestinationURL: shop.url("far"))
    try manager.createSymbolicLink(
      at: shop.url("folder/dt=far"), withDestinationURL: shop.url("far/dt=1"))
    let run = try export("--since", "last")
    #expect(run.status == 0, "\(run.remarks)")
    for name in others + ["far/dt=1/events-8-9.csv"] {
      #expect(try shop.bytes(name) == Array("mine".utf8), "\(name)")
      try manager.removeItem(at: shop.url(name))
    }
    try manager.removeItem(at: shop.url("folder/dt=far"))
    #expect(try rows() == whole())
    #expect(try !manager.contentsOfDirectory(atPath: shop.url("folder").path).contains(".123.tmp"))
  }

  @Test func `comes up without what a killed first export left`() throws {
    let manager = FileManager.default
    for name in ["folder.123.tmp", "folder.124.tmp"] {
      let day = shop.url(name).appending(path: "dt=2026-03-01")
      try manager.createDirectory(at: day, withIntermediateDirectories: true)
      try Data("half".utf8).write(to: day.appending(path: "events-1-3.csv"))
    }
    try shop.write("mine", to: "folder.x.tmp")
    // Whoever still writes to a draft has locked it.
    let lock = unsafe open(shop.url("folder.124.tmp").path, O_RDONLY)
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    #expect(try export("--since", "last").status == 0)
    close(lock)
    #expect(try rows() == whole())
    let names = try shop.contents().keys.filter { $0.hasPrefix("folder") }.sorted()
    #expect(names == ["folder", "folder.124.tmp", "folder.x.tmp"])
  }

  @Test func `is of one actor by bytes, and of sessions in any order`() throws {
    #expect(try export("--since", "last", "--actor", "\u{E9}").status == 0)
    let other = try export("--since", "last", "--actor", "e\u{301}")
    #expect(other.status == 73, "\(other.remarks)")
    #expect(try export("--since", "last", "two", "one", to: "some").status == 0)
    #expect(try export("--since", "last", "one", "two", "one", to: "some").status == 0)
    #expect(try export("--since", "last", "one", to: "some").status == 73)
    #expect(try rows("some") == whole())
  }

  @Test func `is written to by one export at a time`() throws {
    #expect(try export("--since", "last").status == 0)
    let lock = unsafe open(shop.url("folder").path, O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let run = try export("--since", "last")
    #expect(run.status == 75 && run.remarks.contains("another export"), "\(run.remarks)")
  }

  @Test func `is refused for another log, another table, or a folder of somebody else`() throws {
    #expect(try export("--since", "last").status == 0)
    let rows = try rows()
    let table = try export("--since", "last", table: "choices")
    #expect(table.status == 73 && table.remarks.contains("ask for the same"))
    try FileManager.default.removeItem(at: shop.url("log.sqlite"))
    for name in ["x", "y"] { try grow(name, day: 4, ended: true) }
    let other = try export("--since", "last")
    #expect(other.status == 73 && other.remarks.contains("another log"), "\(other.remarks)")
    #expect(try self.rows() == rows)
    try FileManager.default.createDirectory(
      at: shop.url("mine"), withIntermediateDirectories: true)
    try shop.write("mine", to: "mine/notes.txt")
    #expect(try export("--since", "last", to: "mine").status == 73)
    try shop.write("a file", to: "file")
    #expect(try export("--since", "last", to: "file").status == 73)
    #expect(try shop.bytes("file") == Array("a file".utf8))
    let nowhere = try export("--since", "last", to: "no/such/folder")
    #expect(nowhere.status == 73 && nowhere.remarks.contains("no/such/folder"))
  }

  @Test func `has one file a day where sessions come in any order`() throws {
    for number in 1...9 { try grow("m\(number)", day: number, ended: true) }
    // A session that goes back to a day whose file was closed.
    try grow("late", day: 1, ended: true)
    #expect(try export().status == 0)
    #expect(try rows() == whole())
    // Each day has one file, whatever the order in which the sessions came into the log.
    #expect(try files().filter { $0.hasSuffix(".csv") }.count == 10)
  }

  @Test func `may be there already where nothing is in it, and be named with slashes`() throws {
    try FileManager.default.createDirectory(
      at: shop.url("folder"), withIntermediateDirectories: false)
    #expect(try export("--since", "last", to: "folder//").status == 0)
    #expect(try rows() == whole())
    #expect(try export("--since", "last", to: "folder/").output.hasPrefix("exported 0 rows"))
  }

  @Test func `with a mark of nonsense is refused`() throws {
    #expect(try export("--since", "last").status == 0)
    let mark = String(decoding: try shop.bytes("folder/_export"), as: UTF8.self)
    for position in ["9223372036854775807", "-1", "x", "99"] {
      try shop.write(
        mark.replacing("position 7", with: "position \(position)"), to: "folder/_export")
      let run = try export("--since", "last")
      #expect(run.status == 73 || run.status == 65, "\(position): \(run.remarks)")
    }
  }
}
