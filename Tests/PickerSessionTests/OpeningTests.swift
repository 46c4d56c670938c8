import PickerSession
import Testing

@Suite struct `Opening a session` {
  @Test func `records the opening under a new id`() throws {
    let store = try EventStore(.memory)
    let first = try PickerSession(Samples.opening(), in: store)
    let second = try PickerSession(Samples.opening(), in: store)
    #expect(first.id != second.id)
    let summary = try #require(try store.session(first.id))
    #expect(summary.eventCount == 1 && summary.ending == nil && summary.actor == "Ada")
    #expect(try store.events(of: first.id)[0].receipt == first.receipt)
    #expect(first.sequence == 1)
  }

  @Test func `shows the picks that are given`() throws {
    let session = try Samples.session(preselected: ["b", "ghost"])
    #expect(session.picks == ["b", "ghost"])
    #expect(session.pickCount == 2)
    #expect(session.header.picked == .some)
    #expect(session.row("ghost")?.title == "ghost")
    #expect(!session.isDirty)
  }

  @Test func `that contradicts itself is refused and leaves nothing`() throws {
    let store = try EventStore(.memory)
    let error = #expect(throws: PickerSessionError.self) {
      try Samples.session([.min(3), .max(2)], in: store)
    }
    #expect(error?.code == .refusedOpening)
    guard case .opening(let refusal) = error?.cause else {
      Issue.record("the cause is \(String(describing: error?.cause))")
      return
    }
    #expect(refusal.code == .badConfiguration)
    #expect(error?.message.contains("min") == true)
    #expect(try store.sessions().isEmpty)
  }

  @Test func `of a newer engine is refused as such`() throws {
    var opening = Samples.opening()
    opening.engine = Engine.current + 1
    let store = try EventStore(.memory)
    let error = #expect(throws: PickerSessionError.self) {
      try PickerSession(opening, in: store)
    }
    #expect(error?.code == .newerEngine)
    #expect(try store.sessions().isEmpty)
  }

  @Test func `is recorded with the engine and the folding that decide it`() throws {
    let store = try EventStore(.memory)
    let session = try PickerSession(Samples.opening(), in: store)
    var reader = try store.reader(of: session.id)
    guard case .opened(let opening)? = try reader.nextEvent()?.event else {
      Issue.record("no opening")
      return
    }
    #expect(opening.engine == Engine.current)
    #expect(opening.folding == Folding.version)
    #expect(try store.sessions().first?.folding == Folding.version)
  }

  @Test func `folded by other tables is refused as such, where it searches`() throws {
    var opening = Samples.opening()
    opening.folding = "1.0.0"
    let store = try EventStore(.memory)
    // Nothing but a search folds anything.
    let session = try PickerSession(opening, in: store)
    #expect(session.sequence == 1)
    opening.config.settings.append(.search(.enabled(true)))
    let error = #expect(throws: PickerSessionError.self) {
      try PickerSession(opening, in: store)
    }
    #expect(error?.code == .otherFolding)
    #expect(error?.message.contains("1.0.0") == true)
  }

  @Test func `under an id that is taken is refused`() throws {
    let store = try EventStore(.memory)
    let first = try Samples.session(in: store)
    let error = #expect(throws: PickerSessionError.self) { try Samples.session(in: store) }
    #expect(error?.code == .exists)
    #expect(error?.session == "one")
    #expect(try store.session(first.id)?.eventCount == 1)
  }

  @Test func `in a log that cannot be written says so`() throws {
    let file = TemporaryFile()
    _ = try file.open()
    let store = try EventStore(.file(path: file.path), access: .readOnly)
    let error = #expect(throws: PickerSessionError.self) { try Samples.session(in: store) }
    #expect(error?.code == .notStored)
    guard case .store(let cause) = error?.cause else {
      Issue.record("the cause is \(String(describing: error?.cause))")
      return
    }
    #expect(cause.code == .cannotWrite)
  }

  @Test func `names it by the time of its opening`() throws {
    let session = try PickerSession(
      Samples.opening(), in: try EventStore(.memory),
      now: { Timestamp(microseconds: 0x017F_22E2_79B0 * 1_000) })
    #expect(session.id.string.hasPrefix("017f22e2-79b0-7000-"))
  }

  @Test func `keeps what a clock says that jumps back, and orders by number`() throws {
    let store = try EventStore(.memory)
    var times: [Int64] = [300, 100, 200]
    let session = try PickerSession(
      Samples.opening(), in: store, id: "one",
      now: { Timestamp(microseconds: times.removeFirst()) })
    try session.send(.tapped("a"))
    try session.send(.tapped("b"))
    let events = try store.events(of: "one")
    #expect(events.map(\.sequence) == [1, 2, 3])
    #expect(events.map(\.time.microseconds) == [300, 100, 200])
    let resumed = try PickerSession.resume("one", in: store)
    #expect(resumed.picks == ["a", "b"])
  }

  @Test func `takes its time from the system, in microseconds`() {
    // After this was written, and before the year 3000; a clock in other units is neither.
    let now = SystemClock.now()
    #expect(now.microseconds > 1_772_355_600_000_000)
    #expect(now.microseconds < 32_503_680_000_000_000)
  }
}
