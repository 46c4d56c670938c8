import EventStore
import Foundation
import PickerEvents
import Testing

@Suite struct `A log of an older format` {
  private static let versions = [1, 2]

  /// Writes the log that an older version made, as it was recorded then.
  private static func write(_ version: Int, to path: String) throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/version-\(version).sql")
    RawDatabase(path).run(try String(contentsOf: fixture, encoding: .utf8))
  }

  /// How many events the demo of that version has.
  private static func events(_ version: Int) -> Int { version == 1 ? 9 : 10 }

  private static func schema(_ path: String) -> [[String]] {
    RawDatabase(path).rows(
      "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
  }

  @Test(arguments: versions)
  func `is read as it is, and not touched`(version: Int) throws {
    let folder = TemporaryFolder()
    try Self.write(version, to: folder.file())
    let before = folder.fingerprint
    do {
      let store = try EventStore(.file(path: folder.file()), access: .readOnly)
      #expect(try store.all("demo-1").count == Self.events(version))
      #expect(try store.session("demo-1")?.ending == .done)
    }
    #expect(folder.fingerprint == before)
  }

  @Test(arguments: versions)
  func `becomes what a new log is when it is opened for writing`(version: Int) throws {
    let folder = TemporaryFolder()
    try Self.write(version, to: folder.file())
    let events = try EventStore(.file(path: folder.file()), access: .readOnly).all("demo-1")
    let store = try EventStore(.file(path: folder.file()))
    #expect(try store.all("demo-1") == events)
    try store.append(Events.session(3), to: "new", expecting: .mustNotExist)
    _ = try EventStore(.file(path: folder.file("new")))
    #expect(Self.schema(folder.file()) == Self.schema(folder.file("new")))
    let raw = RawDatabase(folder.file())
    #expect(raw.value("PRAGMA user_version") == "3")
    #expect(raw.value("PRAGMA integrity_check") == "ok")
    // What an older version derived stands there until it is made anew.
    #expect(raw.value("SELECT count(*) FROM choices") == (version == 1 ? "0" : "6"))
    #expect(raw.value("SELECT count(*) FROM hits") == "0")
  }

  @Test(arguments: versions)
  func `is upgraded once where many open it at the same moment`(version: Int) async throws {
    let folder = TemporaryFolder()
    for round in 0..<8 {
      let path = folder.file("round \(round)")
      try Self.write(version, to: path)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let store = try EventStore(.file(path: path))
            try store.append(Events.session(2), to: SessionID("\(number)"), expecting: .any)
          }
        }
        try await group.waitForAll()
      }
      #expect(RawDatabase(path).value("SELECT count(*) FROM sessions") == "9")
    }
  }

  @Test(arguments: versions)
  func `is left untouched where upgrading it fails in the middle`(version: Int) throws {
    let folder = TemporaryFolder()
    try Self.write(version, to: folder.file())
    // Another program's table in the way of one of the last that are made.
    do { RawDatabase(folder.file()).run("CREATE TABLE hits (mine TEXT)") }
    let before = Self.schema(folder.file())
    for _ in 0..<2 {
      let error = failure { _ = try EventStore(.file(path: folder.file())) }
      #expect(error?.code == .damaged)
      #expect(error?.message.contains("upgrade the log") == true)
      #expect(Self.schema(folder.file()) == before)
      #expect(RawDatabase(folder.file()).value("PRAGMA user_version") == "\(version)")
    }
    // It still reads.
    let store = try EventStore(.file(path: folder.file()), access: .readOnly)
    #expect(try store.all("demo-1").count == Self.events(version))
  }

  @Test func `waits for whoever holds the lock, and says so in the end`() throws {
    let folder = TemporaryFolder()
    try Self.write(1, to: folder.file())
    do {
      let lock = RawDatabase(folder.file())
      lock.run("BEGIN EXCLUSIVE")
      let error = failure {
        _ = try EventStore(.file(path: folder.file()), patience: .milliseconds(50))
      }
      #expect(error?.code == .busy)
      lock.run("ROLLBACK")
    }
    _ = try EventStore(.file(path: folder.file()))
  }
}
