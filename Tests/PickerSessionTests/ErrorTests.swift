import Testing

@testable import PickerSession

/// All kinds of failure.
enum Codes {
  static let all: [PickerSessionError.Code] = [
    .refusedOpening, .notStored, .notRead, .conflict, .exists, .notFound, .ended, .newerEngine,
    .otherFolding,
    .diverged, .openedTwice, .tooManyEvents,
  ]
}

@Suite struct `An error of a session` {
  @Test func `has a name for each kind`() {
    #expect(Set(Codes.all.map(\.description)).count == Codes.all.count)
    #expect(PickerSessionError.Code.refusedOpening.description == "refusedOpening")
  }

  @Test func `says what happened, where, and what to do`() throws {
    let store = try EventStore(.memory)
    let error = #expect(throws: PickerSessionError.self) {
      try PickerSession.resume("gh\"ost", in: store)
    }
    #expect(
      error?.description == #"session "gh\"ost": The log has no such session."#
        + " List those that can be resumed with PickerSession.unfinished(in:).")
  }

  @Test func `of a conflict names what somebody else did, and one remedy`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    try PickerSession.abandon("one", in: store)
    let error = #expect(throws: PickerSessionError.self) { try session.send(.tapped("a")) }
    #expect(
      error?.message == "Somebody else went on with this session: event 2, abandoned. Resume it.")
    let second = try Samples.session(id: "two", in: store)
    let other = try PickerSession.resume("two", in: store)
    for item in ["a", "b", "c"] as [ItemID] { try other.send(.tapped(item)) }
    let more = #expect(throws: PickerSessionError.self) { try second.send(.tapped("c")) }
    #expect(
      more?.message
        == "Somebody else went on with this session: event 2, tapped, and 2 more. Resume it.")
  }

  @Test func `of a log that was taken back behind its back says so`() throws {
    let session = try Samples.session()
    try session.send(.tapped("a"))
    session.sequence = 3
    let error = #expect(throws: PickerSessionError.self) { try session.send(.tapped("c")) }
    #expect(error?.code == .conflict)
    #expect(
      error?.message == "The log holds only 2 of this session's 3 events. Resume it.")
  }

  @Test func `of a session that is full sends to a new one`() throws {
    let session = try Samples.session()
    session.sequence = 16_777_215
    let error = #expect(throws: PickerSessionError.self) { try session.send(.tapped("a")) }
    #expect(error?.code == .tooManyEvents)
    #expect(
      error?.message == "The session has as many events as a session can have."
        + " Begin a new session; nothing was recorded.")
    #expect(session.picks.isEmpty)
  }

  @Test func `leaves the store's words to the cause`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    try store.execute("PRAGMA query_only = ON")
    let error = #expect(throws: PickerSessionError.self) { try session.send(.tapped("a")) }
    #expect(error?.code == .notStored)
    #expect(
      error?.message == "The log took nothing: it may not be written."
        + " Check its permissions, and what it was opened for.")
    guard case .store(let cause) = error?.cause else {
      Issue.record("the cause is \(String(describing: error?.cause))")
      return
    }
    #expect(cause.code == .cannotWrite && cause.message.contains("SQLite"))
  }

  @Test func `of a log that cannot be read keeps what the log said`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    try session.send(.tapped("a"))
    try store.execute("DELETE FROM events WHERE key & 0xFFFFFF = 1")
    let error = #expect(throws: PickerSessionError.self) {
      try PickerSession.resume("one", in: store)
    }
    #expect(error?.code == .notRead)
    guard case .store(let cause) = error?.cause else {
      Issue.record("the cause is \(String(describing: error?.cause))")
      return
    }
    #expect(cause.code == .damaged)
  }
}
