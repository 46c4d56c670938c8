import EventStore
import PickerEvents
import Testing

@Suite struct `Opening a log` {
  static let accesses: [EventStore.Access] = [.readOnly, .existing, .readWrite]

  @Test func `that is not there says so, and makes none but where it may`() throws {
    let folder = TemporaryFolder()
    for access in [EventStore.Access.readOnly, .existing] {
      for name in ["picker.log", "no-folder/picker.log"] {
        let error = failure { _ = try EventStore(.file(path: folder.file(name)), access: access) }
        #expect(error?.code == .notFound)
        #expect(error?.path == folder.file(name))
      }
    }
    let nowhere = failure { _ = try EventStore(.file(path: folder.file("no-folder/picker.log"))) }
    #expect(nowhere?.code == .cannotWrite)
    #expect(folder.names == [])
    for path in ["", "a\0b"] {
      #expect(
        failure { _ = try EventStore(.file(path: path), access: .readOnly) }?.code == .notFound)
      #expect(failure { _ = try EventStore(.file(path: path)) }?.code == .notFound)
    }
    _ = try EventStore(.file(path: folder.file()))
    #expect(folder.names == ["picker.log"])
  }

  @Test(arguments: accesses)
  func `refuses a folder, an empty file and files of others, and leaves them alone`(
    access: EventStore.Access
  ) throws {
    let folder = TemporaryFolder()
    folder.makeFolder("folder")
    folder.write([], to: "empty")
    folder.write([0], to: "byte")
    folder.write(Array("SQLite format 3".utf8), to: "magic")
    folder.write(Array(repeating: 0, count: 8_192), to: "zeros")
    folder.write(Array("{\"event\":\"opened\"}\n".utf8), to: "session.picker.ndjson")
    do {
      let other = RawDatabase(folder.file("other"))
      other.run("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
      let named = RawDatabase(folder.file("named"))
      named.run("PRAGMA application_id = 1; CREATE TABLE events (key)")
    }
    let before = folder.fingerprint
    let codes: [(String, StoreError.Code)] = [
      ("folder", .isDirectory), ("empty", .empty), ("byte", .notALog), ("magic", .notALog),
      ("zeros", .notALog), ("session.picker.ndjson", .notALog), ("other", .notALog),
      ("named", .notALog),
    ]
    for (name, code) in codes {
      let error = failure { _ = try EventStore(.file(path: folder.file(name)), access: access) }
      #expect(error?.code == code, "\(name)")
      #expect(error?.description.contains(folder.file(name)) == true)
    }
    #expect(
      failure { _ = try EventStore(.file(path: "/dev/null"), access: access) }?.code == .notALog)
    #expect(folder.fingerprint == before)
  }

  @Test(arguments: accesses)
  func `refuses a newer format and one that never was, and leaves the file alone`(
    access: EventStore.Access
  ) throws {
    let folder = TemporaryFolder()
    for (version, code) in [
      (4, .newerFormat), (1_000, .newerFormat), (0, .damaged), (-1, .damaged),
    ]
      as [(Int, StoreError.Code)]
    {
      let name = "version \(version)"
      _ = try EventStore(.file(path: folder.file(name)))
      do { RawDatabase(folder.file(name)).run("PRAGMA user_version = \(version)") }
      let before = folder.fingerprint
      let error = failure { _ = try EventStore(.file(path: folder.file(name)), access: access) }
      #expect(error?.code == code)
      #expect(folder.fingerprint == before)
    }
  }

  @Test(arguments: ["a?b=c#d%41 .log", ":memory:", "file:x", "ünï\u{202E}", "a'b;c", "-wal"])
  func `takes any name as it is`(name: String) throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file(name)))
      try store.append(Events.session(2), to: "s", expecting: .any)
    }
    #expect(folder.names == [name])
    let store = try EventStore(.file(path: folder.file(name)), access: .readOnly)
    #expect(try store.all("s").count == 2)
  }

  @Test func `does not take a WAL that an earlier log left behind`() throws {
    let folder = TemporaryFolder()
    folder.write([1, 2, 3], to: "picker.log-wal")
    let before = folder.fingerprint
    let error = failure { _ = try EventStore(.file(path: folder.file())) }
    #expect(error?.code == .cannotWrite)
    #expect(error?.message.contains("picker.log-wal") == true)
    #expect(folder.fingerprint == before)
  }

  @Test func `sets what an auditor and later versions go by`() throws {
    let folder = TemporaryFolder()
    _ = try EventStore(.file(path: folder.file()))
    let raw = RawDatabase(folder.file())
    #expect(raw.value("PRAGMA application_id") == "\(0x506B_4C67)")
    #expect(raw.value("PRAGMA user_version") == "3")
    #expect(raw.value("PRAGMA journal_mode") == "wal")
    #expect(raw.value("PRAGMA integrity_check") == "ok")
    #expect(raw.value("SELECT count(*) FROM kinds") == "\(EventKind.allCases.count)")
    #expect(raw.value("SELECT count(*) FROM reasons") == "\(Reason.allCases.count)")
    let loose = "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0"
    #expect(raw.rows("\(loose) AND name NOT LIKE 'sqlite_%'") == [])
  }
}
