import EventStore
import PickerEvents
import Testing

@Suite struct `A reading beside the writer` {
  @Test func `never sees batches that are not kept yet`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append(Events.session(3), to: "s", expecting: .any)
    try store.appendTogether({ $0 }) { (log) throws(StoreError) in
      try log.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
      try log.append([Events.opened()], to: "new", expecting: .mustNotExist)
      let (events, session, all) = (
        try store.all("s"), try store.session("new"), try store.sessions()
      )
      #expect(events.count == 3)
      #expect(session == nil)
      #expect(all.map(\.eventCount) == [3])
    }
    #expect(try store.all("s").count == 4)
    #expect(try store.session("new")?.eventCount == 1)
  }

  @Test func `is refused in memory while batches are appended together`() throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(3), to: "s", expecting: .any)
    try store.appendTogether({ $0 }) { (log) throws(StoreError) in
      try log.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
      let reads: [() throws -> Void] = [
        { _ = try store.all("s") }, { _ = try store.session("s") }, { _ = try store.sessions() },
        { _ = try store.session(matching: "s") }, { _ = try store.reader(of: "s") },
      ]
      for read in reads { #expect(failure(read)?.code == .busy) }
    }
    #expect(try store.all("s").count == 4)
  }

  @Test func `does not hold an append up`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append(Events.session(3), to: "s", expecting: .any)
    // The reading stays inside its lock until the append is done; had they one lock, or had the
    // append to wait for the reading's transaction, this would never end.
    try store.whileReading {
      try store.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
    }
    #expect(try store.all("s").count == 4)
  }

  @Test func `is refused where the file is another one by now`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append(Events.session(3), to: "s", expecting: .any)
    folder.move("picker.log", to: "moved.log")
    #expect(failure { _ = try store.all("s") }?.code == .notFound)
    folder.write(folder.read("moved.log"))
    #expect(failure { _ = try store.all("s") }?.code == .notFound)
  }

  @Test func `cannot write`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    #expect(
      failure { try store.executeReading("DELETE FROM sessions") }?.code == .cannotWrite)
  }
}

@Suite struct `A log that somebody tampered with` {
  @Test func `runs no trigger`() throws {
    let folder = TemporaryFolder()
    do { _ = try EventStore(.file(path: folder.file())) }
    RawDatabase(folder.file()).run(
      "CREATE TRIGGER t AFTER INSERT ON events BEGIN DELETE FROM events; END")
    let store = try EventStore(.file(path: folder.file()))
    try store.append(Events.session(5), to: "s", expecting: .any)
    #expect(try store.all("s") == Events.session(5))
  }

  @Test(arguments: Place.allCases)
  func `cannot be reached below its tables`(place: Place) throws {
    try place.withStore { store in
      try? store.execute("PRAGMA writable_schema = ON")
      let error = failure { try store.execute("UPDATE sqlite_schema SET sql = 'x'") }
      #expect(error != nil)
    }
  }
}
