import PickerSession
import Testing

@Suite struct `The choices of a session` {
  private static func session(in store: EventStore) throws -> PickerSession {
    try PickerSession(
      Opening(
        config: GivenConfiguration([.mode(.multiple), .max(2)]),
        sections: [.init(items: ["a", "b", "c"])]), in: store)
  }

  private static let expected = [
    Choice(
      item: "a", title: "a", picked: 2, cause: .tap,
      end: Choice.End(sequence: 4, cause: .evicted(by: "c", limit: .total)), isCommitted: false),
    Choice(item: "b", title: "b", picked: 3, cause: .tap, end: nil, isCommitted: true),
    Choice(item: "c", title: "c", picked: 4, cause: .tap, end: nil, isCommitted: true),
  ]

  @Test func `say who was picked when and how, and why a pick was lost`() throws {
    let store = try EventStore(.memory)
    let session = try Self.session(in: store)
    for item in ["a", "b", "c"] as [ItemID] { try session.send(.tapped(item)) }
    #expect(try store.choices(of: session.id, item: "a").map(\.end?.sequence) == [4])
    #expect(try store.choices(of: session.id, item: "b").map(\.isCommitted) == [false])
    try session.send(.doneTapped)
    #expect(try store.choices(of: session.id) == Self.expected)
    #expect(try store.choices(of: session.id, item: "x") == [])
    #expect(try store.compareChoices().different == 0)
  }

  @Test func `come with the engine that decided them`() throws {
    let store = try EventStore(.memory)
    let session = try Self.session(in: store)
    var reader = try store.reader(of: session.id)
    guard case .opened(let opening)? = try reader.nextEvent()?.event else {
      Issue.record("no opening")
      return
    }
    #expect(opening.engine == Engine.current)
  }

  @Test func `are kept soon after its end, without anybody asking for them`() async throws {
    let store = try EventStore(.memory)
    let session = try Self.session(in: store)
    try session.send(.tapped("a"))
    #expect(try store.number("SELECT count(*) FROM lives") == 0)
    try session.send(.doneTapped)
    for _ in 0..<1_000 where try store.number("SELECT count(*) FROM lives") == 0 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try store.number("SELECT count(*) FROM choices WHERE committed") == 1)
  }

  @Test func `are computed where the log is open for reading only, and nothing is written`() throws
  {
    let file = TemporaryFile()
    let id: SessionID
    do {
      let store = try EventStore(.file(path: file.path))
      let session = try Self.session(in: store)
      id = session.id
      for item in ["a", "b", "c"] as [ItemID] { try session.send(.tapped(item)) }
      // Whatever the background made of it.
      try session.send(.doneTapped)
      try store.execute("DELETE FROM lives; DELETE FROM progress;")
    }
    let store = try EventStore(.file(path: file.path), access: .readOnly)
    #expect(try store.choices(of: id) == Self.expected)
    #expect(failure { try store.keepChoices() }?.code == .cannotWrite)
  }

  private func failure(_ body: () throws -> Void) -> StoreError? {
    do { try body() } catch { return error as? StoreError }
    return nil
  }

  @Test func `of a session that does not come out as recorded are an error`() throws {
    let store = try EventStore(.memory)
    let session = try Self.session(in: store)
    try session.send(.tapped("a"))
    try store.execute("UPDATE events SET receipt = 3 WHERE key & 16777215 = 2")
    let error = #expect(throws: PickerSessionError.self) {
      _ = try store.choices(of: session.id)
    }
    #expect(error?.code == .diverged)
  }
}
