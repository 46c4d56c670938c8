import EventStore
import PickerEvents
import Testing

@Suite struct `A lock of another program` {
  @Test func `is waited for, then reported as busy, and nothing was written`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()), patience: .milliseconds(50))
    try store.append(Events.session(2), to: "s", expecting: .any)
    let other = RawDatabase(folder.file())
    other.run("BEGIN IMMEDIATE")
    let start = ContinuousClock.now
    let error = failure { try store.append([Events.tapped(3)], to: "s", expecting: .exactly(2)) }
    #expect(error?.code == .busy)
    #expect(ContinuousClock.now - start >= .milliseconds(40))
    if case .sqlite(let code) = error?.cause {
      #expect(code.primary.rawValue == 5)
    } else {
      Issue.record("there is no result code")
    }
    // Readers are not held up.
    #expect(try store.all("s").count == 2)
    other.run("ROLLBACK")
    try store.append([Events.tapped(3)], to: "s", expecting: .exactly(2))
    #expect(try store.all("s").count == 3)
    #expect(try store.busyStatements == 0)
  }

  @Test func `is waited out where it goes in time`() async throws {
    let folder = TemporaryFolder()
    let stores = try (0..<4).map { _ in
      try EventStore(.file(path: folder.file()), patience: .seconds(30))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          let id = SessionID("store \(number)")
          for event in Events.session(60) {
            try store.append([event], to: id, expecting: .exactly(event.sequence - 1))
          }
        }
      }
      try await group.waitForAll()
    }
    for number in stores.indices {
      #expect(try stores[0].all(SessionID("store \(number)")) == Events.session(60))
    }
    #expect(
      try stores[0].number("SELECT position + count - 1 FROM appends ORDER BY position DESC") == 240
    )
  }

  @Test func `on the whole file makes opening busy`() throws {
    let folder = TemporaryFolder()
    _ = try EventStore(.file(path: folder.file()))
    let other = RawDatabase(folder.file())
    other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    let error = failure {
      _ = try EventStore(.file(path: folder.file()), patience: .milliseconds(20))
    }
    #expect(error?.code == .busy)
  }
}
