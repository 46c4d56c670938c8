import EventStore
import PickerEvents
import Testing

@Suite struct `The WAL` {
  /// The bound at which the writer helps, and what may come before it is asked again.
  private static let bound = (64 << 20) + (8 << 20)

  /// A tap that fills some sixteen pages.
  private static func long(_ sequence: Int) -> RecordedEvent {
    let text = String(repeating: "a long text ", count: 5_400)
    return Events.recorded(sequence, .searchChanged(.typed(ExactText("\(sequence) \(text)"))))
  }

  @Test(arguments: EventStore.Durability.allOfThem)
  func `stays within its bound while readers and a tail are open`(
    durability: EventStore.Durability
  ) async throws {
    let folder = TemporaryFolder()
    let path = folder.file()
    let store = try EventStore(.file(path: path), durability: durability)
    try store.append([Events.opened()], to: "s", expecting: .any)
    let count = durability == .relaxed ? 2_400 : 600
    let done = Flag()
    let longest = try await withThrowingTaskGroup(of: Void.self) { group in
      let others = [store, try EventStore(.file(path: path), access: .readOnly)]
      for other in others {
        group.addTask {
          var tail = try other.tail()
          var reader = try other.reader(of: "s")
          while !done.isSet {
            // Both are held open all the time, and between two pages nothing is locked.
            _ = try tail.nextPage()
            if try reader.nextEvent() == nil { reader = try other.reader(of: "s") }
            await Task.yield()
          }
        }
      }
      var longest = 0
      for sequence in 2...count {
        try store.append([Self.long(sequence)], to: "s", expecting: .exactly(sequence - 1))
        if sequence % 20 == 0 { longest = max(longest, folder.size("picker.log-wal")) }
      }
      done.set()
      try await group.waitForAll()
      return longest
    }
    #expect(longest > 1 << 20)
    #expect(longest < Self.bound)
    // Two and a half bounds went through it.
    if durability == .relaxed { #expect(folder.size() > 100 << 20) }
    #expect(try store.session("s")?.eventCount == count)
  }

  @Test func `stays small, however many taps there are without an ending`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append([Events.opened()], to: "s", expecting: .any)
    for sequence in 2...4_000 {
      try store.append([Events.tapped(sequence)], to: "s", expecting: .exactly(sequence - 1))
    }
    #expect(folder.size("picker.log-wal") < Self.bound)
  }

  @Test func `is moved into the file in the background`() async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append([Events.opened()], to: "s", expecting: .any)
    let before = folder.size()
    // Some 5,000 pages, fewer than the writer would ever move itself.
    for sequence in 2...300 {
      try store.append([Self.long(sequence)], to: "s", expecting: .exactly(sequence - 1))
    }
    while folder.size() == before { try await Task.sleep(for: .milliseconds(2)) }
    #expect(try store.all("s").count == 300)
  }

  @Test func `is moved into the file at an ending, where it has grown`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append([Events.opened()], to: "s", expecting: .any)
    for sequence in 2...200 {
      try store.append([Events.tapped(sequence)], to: "s", expecting: .exactly(sequence - 1))
    }
    let before = folder.size()
    try store.append([Events.tapped(201)], to: "s", expecting: .exactly(200), ending: .done)
    #expect(folder.size() > before)
    #expect(try store.all("s").count == 201)
  }

  @Test func `is gone when the store is, also where a checkpoint was just asked for`() throws {
    for round in 0..<6 {
      let folder = TemporaryFolder()
      do {
        let store = try EventStore(.file(path: folder.file()))
        try store.append([Events.opened()], to: "s", expecting: .any)
        let batch = (2...260 + round).map { Self.long($0) }
        try store.append(batch, to: "s", expecting: .exactly(1))
        _ = try store.session("s")
      }
      #expect(folder.names == ["picker.log"])
      #expect(folder.size() > 16 << 20)
    }
  }

  @Test func `is entered as soon as somebody who set another mode is done`() async throws {
    let folder = TemporaryFolder()
    let path = folder.file()
    do {
      let store = try EventStore(.file(path: path))
      try store.append(Events.session(3), to: "s", expecting: .any)
    }
    let other = RawDatabase(path)
    other.run("PRAGMA journal_mode = DELETE; BEGIN; SELECT count(*) FROM events")
    let busy = failure { _ = try EventStore(.file(path: path), patience: .milliseconds(30)) }
    #expect(busy?.code == .busy)
    let opening = Task.detached {
      let store = try EventStore(.file(path: path), patience: .seconds(60))
      try store.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
      return try store.number("SELECT 1 FROM pragma_journal_mode WHERE journal_mode = 'wal'")
    }
    try await Task.sleep(for: .milliseconds(60))
    other.run("COMMIT")
    #expect(try await opening.value == 1)
  }
}
