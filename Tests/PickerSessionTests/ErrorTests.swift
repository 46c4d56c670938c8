import PickerSession
import Testing

/// All kinds of failure.
enum Codes {
  static let all: [PickerSessionError.Code] = [
    .refusedOpening, .notStored, .notRead, .conflict, .exists, .notFound, .ended, .newerEngine,
    .diverged, .openedTwice,
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
