import EventStore
import PickerEvents
import Testing

@Suite struct `A log that is opened for reading` {
  /// Reads all there is, in every way there is.
  private func readEverything(_ store: EventStore) throws -> Int {
    let count = try store.all("s").count
    _ = try store.sessions()
    _ = try store.session("s")
    _ = try store.session(matching: "s")
    return count
  }

  @Test func `is not touched, and nothing comes up beside it`() throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(700), to: "s", expecting: .any)
    }
    let before = folder.fingerprint
    #expect(folder.names == ["picker.log"])
    do {
      let store = try EventStore(.file(path: folder.file()), access: .readOnly)
      #expect(store.notice == nil)
      #expect(try readEverything(store) == 700)
      let error = failure { try store.append([Events.tapped(701)], to: "s", expecting: .any) }
      #expect(error?.code == .cannotWrite)
      #expect(folder.fingerprint == before)
    }
    #expect(folder.fingerprint == before)
  }

  @Test func `shows what its writer has not moved out of the WAL`() throws {
    let folder = TemporaryFolder()
    let writer = try EventStore(.file(path: folder.file()))
    try writer.append(Events.session(700), to: "s", expecting: .any)
    // The index is memory that this process's connections share, so only the others tell.
    func kept() -> [String] { folder.fingerprint.filter { !$0.hasPrefix("picker.log-shm") } }
    let before = kept()
    #expect(folder.names == ["picker.log", "picker.log-shm", "picker.log-wal"])
    do {
      let store = try EventStore(.file(path: folder.file()), access: .readOnly)
      #expect(store.notice == nil)
      #expect(try readEverything(store) == 700)
      #expect(kept() == before)
      try writer.append([Events.tapped(701)], to: "s", expecting: .exactly(700))
      #expect(try readEverything(store) == 701)
    }
    #expect(folder.names == ["picker.log", "picker.log-shm", "picker.log-wal"])
    try writer.append([Events.tapped(702)], to: "s", expecting: .exactly(701))
  }

  @Test func `follows a writer that came later, and one that has gone`() throws {
    let folder = TemporaryFolder()
    do {
      let writer = try EventStore(.file(path: folder.file()))
      try writer.append(Events.session(2), to: "s", expecting: .any)
    }
    let store = try EventStore(.file(path: folder.file()), access: .readOnly)
    #expect(try readEverything(store) == 2)
    for round in 0..<5 {
      do {
        let writer = try EventStore(.file(path: folder.file()))
        try writer.append([Events.tapped(round * 2 + 3)], to: "s", expecting: .mustExist)
        #expect(try readEverything(store) == round * 2 + 3)
        try writer.append([Events.tapped(round * 2 + 4)], to: "s", expecting: .mustExist)
      }
      #expect(try readEverything(store) == round * 2 + 4)
    }
  }

  @Test func `loses no row of a WAL whose index has gone, and says that it reads a copy`() throws {
    let folder = TemporaryFolder()
    let crashed = TemporaryFolder()
    let writer = try EventStore(.file(path: folder.file()))
    try writer.append(Events.session(700), to: "s", expecting: .any)
    folder.copy(["picker.log", "picker.log-wal"], to: crashed)
    let before = crashed.fingerprint
    let store = try EventStore(.file(path: crashed.file()), access: .readOnly)
    #expect(try readEverything(store) == 700)
    #expect(store.notice?.contains("copy") == true)
    #expect(crashed.fingerprint == before)
    let error = failure { try store.append([Events.tapped(701)], to: "s", expecting: .any) }
    #expect(error?.code == .cannotWrite)
  }

  @Test func `loses no row of a writer that crashed, and repairs nothing`() throws {
    let folder = TemporaryFolder()
    let crashed = TemporaryFolder()
    let writer = try EventStore(.file(path: folder.file()))
    try writer.append(Events.session(700), to: "s", expecting: .any)
    folder.copy(["picker.log", "picker.log-shm", "picker.log-wal"], to: crashed)
    let before = crashed.fingerprint
    do {
      let store = try EventStore(.file(path: crashed.file()), access: .readOnly)
      #expect(try readEverything(store) == 700)
    }
    #expect(crashed.fingerprint == before)
    // A writer does repair it.
    let next = try EventStore(.file(path: crashed.file()), access: .existing)
    try next.append([Events.tapped(701)], to: "s", expecting: .exactly(700))
    #expect(try readEverything(next) == 701)
  }

  @Test(arguments: [0, 1, 136, 32_768])
  func `loses no row where the index is garbage`(length: Int) throws {
    let folder = TemporaryFolder()
    let crashed = TemporaryFolder()
    let writer = try EventStore(.file(path: folder.file()))
    try writer.append(Events.session(700), to: "s", expecting: .any)
    folder.copy(["picker.log", "picker.log-wal"], to: crashed)
    crashed.write([UInt8](repeating: 0xA5, count: length), to: "picker.log-shm")
    let before = crashed.fingerprint
    let store = try EventStore(.file(path: crashed.file()), access: .readOnly)
    #expect(try readEverything(store) == 700)
    #expect(crashed.fingerprint == before)
  }

  @Test(arguments: [32, 512])
  func `is read at once where a killed writer left a WAL that says nothing`(length: Int) throws {
    let folder = TemporaryFolder()
    let crashed = TemporaryFolder()
    do {
      let writer = try EventStore(.file(path: folder.file()))
      try writer.append(Events.session(700), to: "s", expecting: .any)
      let wal = folder.read("picker.log-wal")
      folder.copy(["picker.log-shm"], to: crashed)
      // The header alone, or a torn one.
      crashed.write(
        length == 32 ? Array(wal.prefix(32)) : [UInt8](repeating: 0, count: 512),
        to: "picker.log-wal")
    }
    folder.copy(["picker.log"], to: crashed)
    let before = crashed.fingerprint
    let store = try EventStore(.file(path: crashed.file()), access: .readOnly)
    #expect(try readEverything(store) == 700)
    #expect(store.notice?.contains("copy") == true)
    #expect(crashed.fingerprint == before)
  }

  @Test func `leaves no copy behind`() throws {
    let folder = TemporaryFolder()
    let crashed = TemporaryFolder()
    let writer = try EventStore(.file(path: folder.file()))
    try writer.append(Events.session(3), to: "s", expecting: .any)
    folder.copy(["picker.log", "picker.log-wal"], to: crashed)
    let store = try EventStore(.file(path: crashed.file()), access: .readOnly)
    // The copy's names are gone while it is still being read.
    #expect(try store.number("SELECT count(*) FROM pragma_database_list WHERE file <> ''") == 1)
    #expect(try readEverything(store) == 3)
  }
}
