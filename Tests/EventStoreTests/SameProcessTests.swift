import PickerEvents
import Testing

@testable import EventStore

@Suite struct `Readers and writers of one process` {
  /// A log whose WAL is live although this process has not opened it: its files are copied while
  /// the original is open, so that they are what a crash leaves.
  private func crashed(_ count: Int) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let crashed = TemporaryFolder()
    let writer = try EventStore(.file(path: folder.file()))
    try writer.append(Events.session(count), to: "s", expecting: .any)
    folder.copy(["picker.log", "picker.log-shm", "picker.log-wal"], to: crashed)
    return crashed
  }

  @Test func `a log that is read beside a live WAL can be opened for writing`() throws {
    let folder = try crashed(700)
    let before = folder.fingerprint
    let readers = try (0..<3).map { _ in
      try EventStore(.file(path: folder.file()), access: .readOnly)
    }
    for reader in readers { #expect(try reader.all("s").count == 700) }
    #expect(folder.fingerprint == before)
    var ongoing = try readers[0].reader(of: "s")
    #expect(try ongoing.nextEvent()?.sequence == 1)
    do {
      let writer = try EventStore(.file(path: folder.file()))
      try writer.append([Events.tapped(701)], to: "s", expecting: .exactly(700))
      for reader in readers { #expect(try reader.all("s").count == 701) }
      let other = try EventStore(.file(path: folder.file()), access: .existing)
      try other.append([Events.tapped(702)], to: "s", expecting: .exactly(701))
      try writer.append([Events.tapped(703)], to: "s", expecting: .exactly(702))
      for reader in readers { #expect(try reader.all("s").count == 703) }
    }
    // What was begun before the writer came goes on to its end.
    var count = 1
    while try ongoing.nextEvent() != nil { count += 1 }
    #expect(count == 700)
    for reader in readers {
      #expect(try reader.all("s").count == 703)
      #expect(failure { try reader.append([Events.tapped(704)], to: "s", expecting: .any) } != nil)
    }
  }

  /// Every order in which a reader and a writer are opened, used and closed.
  private static let orders: [String] = [
    "RWrw", "RWwr", "WRrw", "WRwr", "RrWw", "WwRr", "RWRwrr", "RWwWwr", "WRWwwr", "RRWrwr",
  ]

  @Test(arguments: orders, [false, true])
  func `come and go in any order`(order: String, isCrashed: Bool) throws {
    let folder = isCrashed ? try crashed(2) : TemporaryFolder()
    if !isCrashed {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(2), to: "s", expecting: .any)
    }
    var readers: [EventStore] = []
    var writers: [EventStore] = []
    var count = 2
    for letter in order {
      switch letter {
      case "R": readers.append(try EventStore(.file(path: folder.file()), access: .readOnly))
      case "W": writers.append(try EventStore(.file(path: folder.file())))
      case "r": readers.removeFirst()
      default: writers.removeFirst()
      }
      for writer in writers {
        count += 1
        try writer.append([Events.tapped(count)], to: "s", expecting: .exactly(count - 1))
        #expect(try writer.all("s").count == count)
      }
      for reader in readers { #expect(try reader.all("s").count == count, "\(order) \(letter)") }
    }
    let store = try EventStore(.file(path: folder.file()))
    #expect(try store.all("s").count == count)
  }

  @Test func `leave one file where the last writer closes before the readers`() throws {
    let folder = TemporaryFolder()
    var writer: EventStore? = try EventStore(.file(path: folder.file()))
    let reader = try EventStore(.file(path: folder.file()), access: .readOnly)
    try writer?.append(Events.session(9), to: "s", expecting: .any)
    #expect(try reader.all("s").count == 9)
    #expect(try writer?.all("s").count == 9)
    writer = nil
    #expect(folder.names == ["picker.log"])
    let before = folder.fingerprint
    #expect(try reader.all("s").count == 9)
    #expect(folder.fingerprint == before)
  }

  @Test func `know one file by all of its names`() throws {
    let folder = try crashed(3)
    folder.link("picker.log", as: "other.log")
    let reader = try EventStore(.file(path: folder.file()), access: .readOnly)
    let relative = "\(folder.path)/./picker.log"
    let writer = try EventStore(.file(path: relative))
    try writer.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
    #expect(try reader.all("s").count == 4)
  }

  @Test func `do not wait for a writer that is refused`() throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(3), to: "s", expecting: .any)
    }
    let reader = try EventStore(.file(path: folder.file()), access: .readOnly)
    let other = RawDatabase(folder.file())
    other.run("PRAGMA user_version = 99")
    let error = failure { _ = try EventStore(.file(path: folder.file())) }
    #expect(error?.code == .newerFormat)
    other.run("PRAGMA user_version = 3")
    #expect(try reader.all("s").count == 3)
    // The one that was refused counts neither as there nor as gone.
    let place = try #require(FileSystem.place(of: folder.file()))
    #expect(OpenLogs.writers(at: place) == .none)
    do {
      let writer = try EventStore(.file(path: folder.file()))
      #expect(OpenLogs.writers(at: place) == .open)
      try writer.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
      #expect(try reader.all("s").count == 4)
    }
    #expect(OpenLogs.writers(at: place) == .none)
  }

  @Test func `on many threads lose nothing and see only whole appends`() async throws {
    let folder = try crashed(1)
    let path = folder.file()
    let events = Events.session(200)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<3 {
        group.addTask {
          for round in 0..<20 {
            // Opened and closed again and again, while readers are at it.
            let writer = try EventStore(.file(path: path), patience: .seconds(30))
            let id = SessionID("writer \(task) \(round)")
            try writer.append(Array(events.prefix(5)), to: id, expecting: .mustNotExist)
          }
        }
      }
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<10 {
            let reader = try EventStore(
              .file(path: path), access: .readOnly, patience: .seconds(30))
            for _ in 0..<5 {
              for session in try reader.sessions() where session.id != "s" {
                #expect(session.eventCount == 5)
              }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try EventStore(.file(path: path))
    #expect(try store.sessions().count == 61)
    #expect(try store.number("SELECT sum(count) FROM appends") == 301)
  }
}
