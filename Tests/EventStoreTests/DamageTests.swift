import EventStore
import PickerEvents
import Testing

@Suite struct `A damaged log` {
  static let wounds: [(name: String, sql: String, sequence: Int)] = [
    ("an unknown kind", "UPDATE events SET kind = 200 WHERE key & 16777215 = 7", 7),
    ("a kind out of range", "UPDATE events SET kind = -1 WHERE key & 16777215 = 7", 7),
    ("an unknown reason", "UPDATE events SET reason = 99 WHERE key & 16777215 = 3", 3),
    ("a missing event", "DELETE FROM events WHERE key & 16777215 = 600", 600),
    ("a missing first event", "DELETE FROM events WHERE key & 16777215 = 1", 1),
    ("a tap without an item", "UPDATE events SET item = NULL WHERE key & 16777215 = 9", 9),
    ("a missing payload", "DELETE FROM payloads", 1),
    ("a broken payload", "UPDATE payloads SET bytes = x'7B'", 1),
    ("a broken detail", "UPDATE events SET detail = '{' WHERE key & 16777215 = 4", 4),
    ("a strange detail", "UPDATE events SET detail = '{\"x\":1}' WHERE key & 16777215 = 4", 4),
    ("a list of numbers", "UPDATE events SET added = '[1]' WHERE key & 16777215 = 5", 5),
    ("an empty list", "UPDATE events SET added = '[]' WHERE key & 16777215 = 5", 5),
    ("half a list", "UPDATE events SET removed = '[\"a\"' WHERE key & 16777215 = 5", 5),
    ("a list with a rest", "UPDATE events SET removed = '[\"a\"] ' WHERE key & 16777215 = 5", 5),
    ("a strange escape", "UPDATE events SET added = '[\"\\q\"]' WHERE key & 16777215 = 5", 5),
    ("a blob for a list", "UPDATE events SET added = x'00' WHERE key & 16777215 = 5", 5),
    ("a short count", "UPDATE events SET added = 64 WHERE key & 16777215 = 5", 5),
    ("a negative count", "UPDATE events SET evicted = -1 WHERE key & 16777215 = 5", 5),
    (
      "an unknown limit", "UPDATE events SET evicted = '[[\"a\",\"x\"]]' WHERE key & 16777215 = 5",
      5
    ),
    ("no UTF-8", "UPDATE events SET item = CAST(x'FF' AS TEXT) WHERE key & 16777215 = 8", 8),
    (
      "half of UTF-8",
      "UPDATE events SET item = CAST(x'61F09F98' AS TEXT) WHERE key & 16777215 = 8", 8
    ),
    ("the session's end lost", "DELETE FROM events WHERE key & 16777215 > 650", 651),
  ]

  @Test(arguments: wounds)
  func `names the session and the event`(name: String, sql: String, sequence: Int) throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(700), to: "s", expecting: .any)
    try store.execute(sql)
    let error = failure { _ = try store.all("s") }
    #expect(error?.code == .damaged)
    #expect(error?.session == "s")
    #expect(error?.sequence == sequence)
    #expect(try store.busyStatements == 0)
    // What stands before is still read.
    if sequence > 1 {
      #expect(try store.all("s", through: sequence - 1) == Events.session(sequence - 1))
    }
  }

  @Test func `shows in the list of sessions, too`() throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(3), to: "s", expecting: .any)
    for sql in [
      "UPDATE sessions SET ending = 'maybe'", "UPDATE sessions SET last = 0",
      "UPDATE sessions SET last = 4", "UPDATE sessions SET last = 1 << 24",
    ] {
      try store.execute("SAVEPOINT test; \(sql)")
      let error = failure { _ = try store.sessions() }
      #expect(error?.code == .damaged)
      #expect(error?.session == "s")
      try store.execute("ROLLBACK TO test; RELEASE test")
    }
  }

  @Test func `without one of its tables is refused at opening`() throws {
    for table in ["events", "sessions", "payloads", "appends"] {
      let folder = TemporaryFolder()
      _ = try EventStore(.file(path: folder.file()))
      do { RawDatabase(folder.file()).run("DROP VIEW timeline; DROP TABLE \(table)") }
      let error = failure { _ = try EventStore(.file(path: folder.file())) }
      #expect(error?.code == .damaged, "\(table)")
    }
  }

  @Test func `that was cut short never looks whole`() throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(700), to: "s", expecting: .any)
    }
    let whole = folder.read()
    var lengths = [1, 15, 16, 17, 99, 100, 101, 511, 512, 1_000, 4_095, 4_096, 4_097]
    lengths += stride(from: 8_192, to: whole.count, by: 4_096).flatMap { [$0 - 1, $0] }
    lengths += [whole.count - 4_096, whole.count - 1]
    for length in lengths {
      for access in [EventStore.Access.readOnly, .existing] {
        folder.write(Array(whole.prefix(length)))
        let error = failure {
          let store = try EventStore(.file(path: folder.file()), access: access)
          _ = try store.all("s")
        }
        let codes: [StoreError.Code] = [.damaged, .notALog, .ioError]
        #expect(error.map { codes.contains($0.code) } == true, "\(length) bytes, \(access)")
        if access == .readOnly { #expect(folder.names == ["picker.log"]) }
      }
    }
  }

  @Test func `with a flipped byte is refused or read, and never brings the program down`() throws {
    let folder = TemporaryFolder()
    let events = Events.session(200)
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(events, to: "s", expecting: .any)
    }
    let whole = folder.read()
    let places = Array(0..<100) + stride(from: 100, to: whole.count, by: 37)
    var found = 0
    for place in places {
      var bytes = whole
      bytes[place] ^= 0xFF
      folder.write(bytes)
      let error = failure {
        let store = try EventStore(.file(path: folder.file()), access: .readOnly)
        if try store.all("s") != events { found += 1 }
        _ = try store.sessions()
        #expect(try store.busyStatements == 0)
      }
      if let error {
        found += 1
        let codes: [StoreError.Code] = [
          .damaged, .notALog, .newerFormat, .sessionNotFound, .ioError, .unreadable, .cannotWrite,
          .tooLarge,
        ]
        #expect(codes.contains(error.code), "byte \(place): \(error)")
      }
    }
    // Most flips are seen by the reader already; the rest is what receipts are for.
    #expect(found > places.count / 10)
  }
}
