import EventStore
import PickerEvents
import Testing

@Suite struct `A database that only looks like a log` {
  static let accesses: [EventStore.Access] = [.readOnly, .existing, .readWrite]

  @Test(arguments: accesses)
  func `is refused where its texts are UTF-16`(access: EventStore.Access) throws {
    let folder = TemporaryFolder()
    _ = try EventStore(.file(path: folder.file("log")))
    do {
      let log = RawDatabase(folder.file("log"))
      let other = RawDatabase(folder.file())
      other.run("PRAGMA encoding = 'UTF-16'; PRAGMA journal_mode = WAL")
      // The same tables, in another spelling of texts.
      for row in log.rows("SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'") {
        other.run(row[0])
      }
      other.run("PRAGMA application_id = \(0x506B_4C67); PRAGMA user_version = 1")
    }
    try expectRefused(folder, access)
  }

  static let views = [
    "ALTER TABLE payloads RENAME TO other; CREATE VIEW payloads AS SELECT * FROM other",
    "ALTER TABLE events RENAME TO other; CREATE VIEW events AS SELECT * FROM other",
  ]

  @Test(arguments: views, accesses)
  func `is refused with a view in a table's place`(
    sql: String, access: EventStore.Access,
  ) throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(3), to: "s", expecting: .any)
    }
    do { RawDatabase(folder.file()).run("DROP VIEW timeline; \(sql)") }
    try expectRefused(folder, access)
  }

  private func expectRefused(_ folder: TemporaryFolder, _ access: EventStore.Access) throws {
    let before = folder.fingerprint
    let error = failure { _ = try EventStore(.file(path: folder.file()), access: access) }
    #expect(error?.code == .damaged)
    #expect(folder.fingerprint == before)
  }

  @Test func `may have views, tables and indexes of its owner`() throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(3), to: "s", expecting: .any)
    }
    do {
      RawDatabase(folder.file()).run(
        """
        CREATE VIEW mine AS SELECT * FROM events; CREATE TABLE notes (x);
        CREATE INDEX by_item ON events(item)
        """)
    }
    let store = try EventStore(.file(path: folder.file()), access: .existing)
    try store.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
    #expect(try store.all("s").count == 4)
  }

  @Test func `with the WAL of another log is told or read, and a reader changes nothing`() throws {
    let folder = TemporaryFolder()
    let other = TemporaryFolder()
    for (place, count) in [(folder, 400), (other, 900)] {
      let store = try EventStore(.file(path: place.file()))
      try store.append(Events.session(count), to: SessionID("\(count)"), expecting: .any)
      if place === other { other.copy(["picker.log-wal"], to: folder) }
    }
    let before = folder.fingerprint
    #expect(before.count == 2)
    let error = failure {
      let store = try EventStore(.file(path: folder.file()), access: .readOnly)
      _ = try store.sessions()
      _ = try store.all("400")
    }
    // SQLite cannot tell whose the WAL is; what then does not fit is found.
    #expect(error != nil)
    #expect(folder.fingerprint == before)
  }
}
