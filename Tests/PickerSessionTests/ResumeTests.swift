import PickerReference
import PickerSession
import Testing

@Suite struct `A resumed session` {
  @Test func `stands where it was left, at every prefix, and goes on the same`() throws {
    for seed in 0..<60 as Range<UInt64> {
      let random = RandomSession(seed: seed)
      guard var state = try? PickerState(random.opening) else { continue }
      let store = try EventStore(.memory)
      var session = try PickerSession(random.opening, in: store, id: "one", now: Ticking().now)
      for (place, event) in random.events.enumerated() {
        guard state.ending == nil else { break }
        // The process dies after every event.
        session = try PickerSession.resume("one", in: store, now: Ticking().now)
        #expect(session.receipt == state.receipt, "seed \(seed), after \(place + 1) events")
        #expect(session.picks == state.selected && session.sequence == place + 1)
        let outcome = try session.send(event)
        #expect(outcome == state.apply(event).outcome, "seed \(seed), event \(place + 2)")
        #expect(session.receipt == state.receipt)
      }
      guard state.ending == nil else { continue }
      session = try PickerSession.resume("one", in: store, now: Ticking().now)
      var depth = 0
      while state.canUndo, state.configuration.isEditable, state.alert == nil {
        #expect(try session.send(.undone) == state.apply(.undone).outcome, "seed \(seed)")
        depth += 1
      }
      for _ in 0..<depth {
        #expect(try session.send(.redone) == state.apply(.redone).outcome, "seed \(seed)")
      }
      #expect(session.receipt == state.receipt && session.buttons.canUndo == state.canUndo)
    }
  }

  @Test func `stands where it was left in the middle of searches, loads and scans`() throws {
    for seed in 0..<60 as Range<UInt64> {
      let random = RandomSession(seed: seed, features: .all)
      guard var state = try? PickerState(random.opening) else { continue }
      let store = try EventStore(.memory)
      var session = try PickerSession(random.opening, in: store, id: "one", now: { .start })
      for (place, (event, time)) in random.timed.enumerated() {
        guard state.ending == nil else { break }
        session = try PickerSession.resume("one", in: store, now: { time })
        #expect(session.receipt == state.receipt, "seed \(seed), after \(place + 1) events")
        for slice in Slices.all {
          #expect(slice.shown(session) == slice.expected(state), "seed \(seed), \(slice.name)")
        }
        #expect(List(session).items == state.visible, "seed \(seed), after \(place + 1) events")
        let outcome = try session.send(event)
        #expect(outcome == state.apply(event, at: time).outcome, "seed \(seed), \(place + 2)")
      }
    }
  }

  @Test func `is not there, or has ended`() throws {
    let store = try EventStore(.memory)
    let error = #expect(throws: PickerSessionError.self) {
      try PickerSession.resume("ghost", in: store)
    }
    #expect(error?.code == .notFound)
    let session = try Samples.session(in: store)
    try session.send(.doneTapped)
    let ended = #expect(throws: PickerSessionError.self) {
      try PickerSession.resume("one", in: store)
    }
    #expect(ended?.code == .ended)
    #expect(ended?.message.contains("done") == true)
  }

  @Test func `of a newer engine is left to the newer program`() throws {
    let store = try EventStore(.memory)
    var opening = Samples.opening()
    opening.engine = Engine.current + 1
    let opened = RecordedEvent(
      sequence: 1, time: Timestamp(microseconds: 1), event: .opened(opening),
      outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(1))
    try store.append([opened], to: "one", expecting: .mustNotExist)
    let error = #expect(throws: PickerSessionError.self) {
      try PickerSession.resume("one", in: store)
    }
    #expect(error?.code == .newerEngine)
    #expect(throws: PickerSessionError.self) { try PickerSession.abandon("one", in: store) }
    #expect(try store.session("one")?.eventCount == 1)
  }

  @Test(arguments: [1, 2, 3]) func `that comes out otherwise names the event`(place: Int) throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    try session.send(.tapped("a"))
    try session.send(.tapped("b"))
    var events = try store.events(of: "one")
    events[place - 1].receipt = Receipt(events[place - 1].receipt.value ^ 1)
    try store.append(events, to: "two", expecting: .mustNotExist)
    let error = #expect(throws: PickerSessionError.self) {
      try PickerSession.resume("two", in: store)
    }
    #expect(error?.code == .diverged)
    guard case .divergence(let divergence) = error?.cause else {
      Issue.record("the cause is \(String(describing: error?.cause))")
      return
    }
    #expect(divergence.sequence == place && divergence.aspect == .receipt)
    #expect(try store.session("two")?.eventCount == 3)
  }

  @Test func `is found among those without an ending, and can be abandoned`() throws {
    let store = try EventStore(.memory)
    let done = try Samples.session(id: "done", in: store)
    try done.send(.doneTapped)
    let left = try Samples.session(id: "left", in: store)
    try left.send(.tapped("a"))
    _ = try Samples.session(id: "open", in: store)
    #expect(try Set(PickerSession.unfinished(in: store).map(\.id)) == ["left", "open"])
    try PickerSession.abandon("left", in: store)
    #expect(try PickerSession.unfinished(in: store).map(\.id) == ["open"])
    let events = try store.events(of: "left")
    #expect(events.map(\.event.kind) == [.opened, .tapped, .abandoned])
    #expect(try store.session("left")?.ending == .abandoned)
    var replay = try Replay(Samples.opening())
    #expect(replay.apply(contentsOf: events.dropFirst()) == nil)
    #expect(replay.state.selected == ["a"])
    let again = #expect(throws: PickerSessionError.self) {
      try PickerSession.abandon("left", in: store)
    }
    #expect(again?.code == .ended)
  }

  @Test func `goes on over many pages`() throws {
    let store = try EventStore(.memory)
    let session = try Samples.session(in: store)
    try session.send(contentsOf: (0..<5_000).map { .tapped($0 % 3 == 0 ? "a" : "b") })
    let resumed = try PickerSession.resume("one", in: store)
    #expect(resumed.sequence == 5_001)
    #expect(resumed.receipt == session.receipt)
  }
}
