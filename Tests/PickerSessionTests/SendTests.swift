import Observation
import PickerSession
import Testing

@Suite struct `Sending an event` {
  @Test func `stores it with its outcome and carries it out`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(
      [.tracksLiveChanges(true), .showsCancelButton(false)], in: store)
    let outcome = try session.send(.tapped("a"))
    #expect(outcome.added == ["a"])
    #expect(outcome.effects.map(\.name) == ["selectionChanged"])
    let recorded = try store.events(of: "one")[1]
    #expect(recorded.event == .tapped(item: "a", region: .all))
    #expect(outcome.matches(recorded.outcome))
    #expect(recorded.receipt == session.receipt)
    #expect(session.isPicked("a") && session.pickCount == 1 && session.sequence == 2)
  }

  @Test func `stores what is refused, too`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    #expect(try session.send(.tapped("d")).verdict == .rejected(.itemDisabled))
    #expect(try session.send(.tapped("ghost")).verdict == .rejected(.unknownItem))
    #expect(session.picks.isEmpty)
    let verdicts = try store.events(of: "one").map(\.outcome.verdict)
    #expect(verdicts == [.accepted, .rejected(.itemDisabled), .rejected(.unknownItem)])
  }

  @Test func `ends the session with its result, and what comes later is refused and stored`() throws
  {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    try session.send(.tapped("b"))
    let outcome = try session.send(.doneTapped)
    #expect(outcome.effects.map(\.name) == ["selectionChanged", "committed", "dismissed"])
    #expect(session.ending == .done)
    #expect(session.commit?.values == ["b"])
    #expect(try store.session("one")?.ending == .done)
    #expect(try session.send(.tapped("a")).verdict == .rejected(.sessionEnded))
    #expect(try store.session("one")?.eventCount == 4)
    #expect(session.picks == ["b"])
  }

  @Test func `that the log does not take changes nothing, and can be sent again`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session([.max(1)], in: store)
    try session.send(.tapped("a"))
    let row = try #require(session.row("b"))
    let before = (session.receipt, session.header, session.buttons)
    let watch = Watch { (session.header, session.buttons, session.pickCount, row.state) }
    try store.execute(
      """
      CREATE TEMP TRIGGER fail BEFORE INSERT ON events
      BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END
      """)
    let error = #expect(throws: PickerSessionError.self) { try session.send(.tapped("b")) }
    #expect(error?.code == .notStored)
    guard case .store(let cause) = error?.cause else {
      Issue.record("the cause is \(String(describing: error?.cause))")
      return
    }
    #expect(cause.message.contains("the disk is gone"))
    #expect(session.receipt == before.0 && session.header == before.1)
    #expect(session.buttons == before.2 && session.picks == ["a"] && session.sequence == 2)
    #expect(!row.isPicked && !watch.isTold)
    #expect(throws: PickerSessionError.self) {
      try session.send(contentsOf: [.tapped("b"), .doneTapped])
    }
    #expect(session.receipt == before.0 && session.ending == nil && !watch.isTold)
    try store.execute("DROP TRIGGER fail")
    #expect(try session.send(.tapped("b")).evicted.map(\.item) == ["a"])
    #expect(try store.session("one")?.eventCount == 3)
  }

  @Test func `never takes a second opening`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    let opened = PickerEvent.opened(Samples.opening())
    #expect(throws: PickerSessionError.self) { try session.send(opened) }
    let error = #expect(throws: PickerSessionError.self) {
      try session.send(contentsOf: [.tapped("a"), opened])
    }
    #expect(error?.code == .openedTwice)
    #expect(session.picks.isEmpty)
    #expect(try store.session("one")?.eventCount == 1)
  }

  @Test func `from an observer is stored at once, and the slices follow`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    let row = try #require(session.row("c"))
    let sent = Sender(session)
    withObservationTracking {
      _ = session.header
    } onChange: {
      sent.send(.tapped("c"))
    }
    let outcome = try session.send(.tapped("a"))
    #expect(outcome.added == ["a"])
    #expect(sent.outcome?.added == ["c"])
    #expect(session.picks == ["a", "c"])
    #expect(session.pickCount == 2)
    #expect(row.isPicked && row.ordinal == 2)
    #expect(try store.session("one")?.eventCount == 3)
    #expect(try PickerSession.resume("one", in: store).receipt == session.receipt)
  }

  @Test func `from an observer of a row leaves all rows right`() throws {
    let session = try Samples.session(preselected: ["b"])
    let rows = try ["c", "a", "b"].map { try #require(session.row($0)) }
    #expect(rows.map(\.ordinal) == [nil, nil, 1])
    let sent = Sender(session)
    withObservationTracking {
      _ = rows[1].state
    } onChange: {
      sent.send(.tapped("b"))
    }
    #expect(try session.send(.selectAllTapped).added == ["a", "c"])
    #expect(sent.outcome?.removed == ["b"])
    #expect(rows.map(\.isPicked) == [true, true, false])
    #expect(rows.map(\.ordinal) == [2, 1, nil])
    #expect(session.header.picked == .some && session.pickCount == 2)
  }

  @Test func `is seen rightly by an observer that asks for a place in the middle of it`() throws {
    let session = try Samples.session([.max(2)], preselected: ["a", "b"])
    let rows = try ["b", "a"].map { try #require(session.row($0)) }
    #expect(rows[1].ordinal == 1)
    let reader = Reader(rows[0])
    withObservationTracking {
      _ = (session.buttons, rows[1].state)
    } onChange: {
      reader.read()
    }
    #expect(try session.send(.tapped("c")).evicted.map(\.item) == ["a"])
    #expect(reader.place == 1)
    #expect(rows.map(\.ordinal) == [1, nil])
  }

  /// Reads a row's place from an observer, on the thread of its session alone, as `Sender` does.
  private final class Reader: @unchecked Sendable {
    private let row: PickerRow
    private(set) var place: Int?

    init(_ row: PickerRow) {
      self.row = row
    }

    func read() {
      place = row.ordinal
    }
  }

  /// Sends from an observer.
  ///
  /// It is used on the thread of its session alone, which the compiler cannot see, since observers
  /// must be sendable.
  private final class Sender: @unchecked Sendable {
    private let session: PickerSession
    private(set) var outcome: Outcome?

    init(_ session: PickerSession) {
      self.session = session
    }

    func send(_ event: PickerEvent) {
      outcome = try? session.send(event)
    }
  }
}

@Suite struct `Sending several events` {
  @Test func `does what sending them one by one does`() throws {
    let events: [PickerEvent] = [
      .tapped("a"), .tapped("d"), .tapped("b"), .undone, .selectAllTapped, .doneTapped,
      .tapped("a"),
    ]
    let store = try EventStore(.memory)
    let singly = try Samples.session([.max(2)], id: "singly", in: store)
    let together = try Samples.session([.max(2)], id: "together", in: store)
    let rows = try ["a", "b", "c"].map { try #require(together.row($0)) }
    let outcomes = try events.map { try singly.send($0) }
    #expect(try together.send(contentsOf: events) == outcomes)
    #expect(together.receipt == singly.receipt && together.sequence == singly.sequence)
    #expect(together.header == singly.header && together.buttons == singly.buttons)
    #expect(together.ending == .done && together.commit == singly.commit)
    #expect(rows.map(\.isPicked) == [true, true, false])
    let stored = try store.events(of: "together")
    #expect(stored.map(\.receipt) == (try store.events(of: "singly")).map(\.receipt))
    #expect(try store.session("together")?.ending == .done)
    #expect(try together.send(contentsOf: []).isEmpty)
    #expect(together.sequence == 8)
  }
}
