import PickerEvents
import Testing

@testable import EventStore

@Suite struct `Following a log` {
  /// Where the events come from: the store that is followed, or another one of the same file.
  private static let cases: [(place: Place, isOther: Bool, access: EventStore.Access)] = [
    (.memory, false, .readWrite), (.file, false, .readWrite), (.file, true, .existing),
    (.file, true, .readOnly),
  ]

  @Test(arguments: cases)
  func `brings every event once, in order, as it lands`(
    place: Place, isOther: Bool, access: EventStore.Access
  ) async throws {
    let folder = TemporaryFolder()
    let writer = try EventStore(place.location(in: folder))
    let follower =
      isOther ? try EventStore(place.location(in: folder), access: access) : writer
    let count = 400
    let following = Task {
      var found: [LogEvent] = []
      for try await event in try follower.tail().events(idle: .milliseconds(10)) {
        found.append(event)
        if found.count == count { break }
      }
      return found
    }
    var expected: [String] = []
    var next = ["a": 1, "b": 1, "c": 1]
    while expected.count < count {
      let id = ["a", "b", "c"][expected.count % 3]
      let first = next[id] ?? 1
      let size = min(expected.count % 7 + 1, count - expected.count)
      let batch = Array(Events.session(first + size - 1)[(first - 1)...])
      try writer.append(batch, to: SessionID(ExactText(id)), expecting: .exactly(first - 1))
      expected += batch.map { "\(id) \($0.sequence)" }
      next[id] = first + size
      if expected.count % 5 == 0 { await Task.yield() }
    }
    let found = try await following.value
    #expect(found.map { "\($0.session.string) \($0.event.sequence)" } == expected)
    #expect(found.map(\.position) == Array(1...Int64(count)))
  }

  @Test func `by two tails sees each event of four writers once`() async throws {
    let folder = TemporaryFolder()
    let path = folder.file()
    let store = try EventStore(.file(path: path))
    let reader = try EventStore(.file(path: path), access: .readOnly)
    let total = 4 * 60
    try await withThrowingTaskGroup(of: Void.self) { group in
      for follower in [store, reader] {
        group.addTask {
          var next: [SessionID: Int] = [:]
          var position: Int64 = 0
          for try await event in try follower.tail().events(idle: .milliseconds(20)) {
            position += 1
            #expect(event.position == position)
            #expect(event.event.sequence == next[event.session, default: 0] + 1)
            next[event.session] = event.event.sequence
            if position == total { break }
          }
          #expect(next.count == 4)
        }
      }
      for writer in 0..<4 {
        group.addTask {
          // Bursts, with the log closed in between.
          for burst in 0..<6 {
            let own = try EventStore(.file(path: path), patience: .seconds(60))
            for event in Events.session(60)[(burst * 10)..<(burst * 10 + 10)] {
              try own.append(
                [event], to: SessionID("\(writer)"), expecting: .exactly(event.sequence - 1))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.head() == Int64(total))
  }

  @Test(arguments: Place.allCases)
  func `ends when its task is cancelled`(place: Place) async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(place.location(in: folder))
    try store.append(Events.session(3), to: "s", expecting: .any)
    let seen = Flag()
    let following = Task {
      var count = 0
      for try await _ in try store.tail().events(idle: .seconds(3_600)) {
        count += 1
        if count == 3 { seen.set() }
      }
      return count
    }
    while !seen.isSet { try await Task.sleep(for: .milliseconds(1)) }
    following.cancel()
    #expect(try await following.value == 3)
  }

  @Test func `in memory waits for batches that are appended together`() async throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(3), to: "s", expecting: .any)
    var tail = try store.tail()
    let events = try store.tail(after: 1)
    let following = Task {
      var found: [Int64] = []
      for try await event in events.events(idle: .milliseconds(1)) {
        found.append(event.position)
        if found.count == 3 { break }
      }
      return found
    }
    try store.appendTogether({ $0 }) { (log) throws(StoreError) in
      try log.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
      for _ in 0..<20 {
        let refused = failure { _ = try tail.nextPage() }
        #expect(refused?.code == .busy)
        Pause.milliseconds(1)
      }
    }
    #expect(try tail.nextPage().count == 4)
    #expect(try await following.value == [2, 3, 4])
  }

  @Test func `throws what is wrong, after what stands before it`() async throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(3), to: "s", expecting: .any)
    try store.append((4...2_000).map { Events.tapped($0) }, to: "s", expecting: .any)
    try store.execute("DELETE FROM events WHERE key & 16777215 = 1500")
    var count = 0
    do throws(StoreError) {
      for try await _ in try store.tail().events() { count += 1 }
    } catch {
      #expect(error.code == .damaged)
      #expect(error.sequence == 1_500)
    }
    #expect(count == 1_024)
  }

  @Test func `is told of an append at once, even of one that came before it waits`() async {
    let signal = CommitSignal()
    let before = signal.count
    signal.fire()
    // Each of these would take an hour.
    await signal.wait(beyond: before, atMost: .seconds(3_600))
    let seen = signal.count
    let waiting = Task { await signal.wait(beyond: seen, atMost: .seconds(3_600)) }
    await Task.yield()
    signal.fire()
    await waiting.value
    let cancelled = Task { await signal.wait(beyond: signal.count, atMost: .seconds(3_600)) }
    cancelled.cancel()
    await cancelled.value
  }
}
