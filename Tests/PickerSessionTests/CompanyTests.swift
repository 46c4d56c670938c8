import PickerSession
import Testing

@Suite struct `Sessions beside each other` {
  @Test func `do not get into each other's way on one log`() throws {
    let store = try EventStore(.memory)
    let sessions = try (0..<50).map { try Samples.session(id: SessionID("s\($0)"), in: store) }
    for round in 0..<6 {
      for (place, session) in sessions.enumerated() {
        try session.send(.tapped(["a", "b", "c"][(place + round) % 3]))
      }
    }
    for session in sessions {
      #expect(try store.session(session.id)?.eventCount == 7)
      #expect(try PickerSession.resume(session.id, in: store).receipt == session.receipt)
    }
  }

  @Test func `that go on with the same one conflict, and the second can be resumed`() throws {
    let file = TemporaryFile()
    let stores = try (file.open(), file.open())
    let first = try Samples.session(in: stores.0)
    let second = try PickerSession.resume("one", in: stores.1)
    try first.send(.tapped("a"))
    let before = (second.receipt, second.header)
    for _ in 0..<2 {
      let error = #expect(throws: PickerSessionError.self) { try second.send(.tapped("b")) }
      #expect(error?.code == .conflict)
      guard case .store(let cause) = error?.cause else {
        Issue.record("the cause is \(String(describing: error?.cause))")
        return
      }
      #expect(cause.conflict?.actual == 2)
      #expect(second.receipt == before.0 && second.header == before.1 && second.sequence == 1)
    }
    #expect(throws: PickerSessionError.self) {
      try second.send(contentsOf: [.tapped("b"), .doneTapped])
    }
    #expect(second.ending == nil)
    let resumed = try PickerSession.resume("one", in: stores.1)
    #expect(resumed.picks == ["a"])
    try resumed.send(.tapped("b"))
    #expect(resumed.picks == ["a", "b"])
    #expect(throws: PickerSessionError.self) { try first.send(.tapped("c")) }
    #expect(try stores.0.session("one")?.eventCount == 3)
  }

  @Test func `that do the same at the same moment conflict, so that no tap is lost`() throws {
    let store = try EventStore(.memory)
    let stopped = { Timestamp(microseconds: 1) }
    let first = try PickerSession(Samples.opening(), in: store, id: "one", now: stopped)
    let second = try PickerSession.resume("one", in: store, now: stopped)
    try first.send(.tapped("a"))
    let error = #expect(throws: PickerSessionError.self) { try second.send(.tapped("a")) }
    #expect(error?.code == .conflict)
    #expect(second.picks.isEmpty && second.sequence == 1)
    #expect(try store.session("one")?.eventCount == 2)
  }

  @Test func `may run in tasks of their own`() async throws {
    let store = try EventStore(.memory)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let session = try Samples.session(id: SessionID("s\(number)"), in: store)
          for tap in 0..<40 { try session.send(.tapped(["a", "b", "c"][tap % 3])) }
          try session.send(.doneTapped)
        }
      }
      try await group.waitForAll()
    }
    for summary in try store.sessions() {
      #expect(summary.eventCount == 42 && summary.ending == .done)
    }
  }
}
