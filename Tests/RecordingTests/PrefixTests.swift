import EventStore
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `A recorded session` {
  /// A random session played live: what was recorded, and the receipt and read-outs after each
  /// event.
  private struct Live {
    var events: [RecordedEvent] = []
    var readOuts: [[JSONValue]] = []

    init?(seed: UInt64) {
      // Every other one has searches, scans, pages and reloads.
      let session = RandomSession(seed: seed, features: seed % 2 == 0 ? [] : .all)
      guard var state = try? PickerState(session.opening) else { return nil }
      add(.opened(session.opening), .start, Outcome(verdict: .accepted), state)
      for (event, time) in session.timed {
        let outcome = state.apply(event, at: time).outcome
        add(event, time, outcome, state)
      }
    }

    private mutating func add(
      _ event: PickerEvent, _ time: Timestamp, _ outcome: Outcome, _ state: PickerState,
    ) {
      events.append(
        RecordedEvent(
          sequence: events.count + 1, time: time, event: event, outcome: outcome.recorded,
          receipt: state.receipt))
      readOuts.append(ReadOut.allCases.map { $0.value(state, outcome) })
    }
  }

  private static func replayed(_ events: ArraySlice<RecordedEvent>) throws -> Replay {
    guard case .opened(let opening)? = events.first?.event else {
      throw StoreMismatch(description: "a session does not begin with its opening")
    }
    var replay = try Replay(opening)
    #expect(replay.apply(contentsOf: events.dropFirst()) == nil)
    return replay
  }

  @Test func `replays to the live state from every prefix of its log`() throws {
    let store = try EventStore(.memory)
    for seed in 0..<120 as Range<UInt64> {
      guard let live = Live(seed: seed) else { continue }
      let session = SessionID("seed-\(seed)")
      try store.append(live.events, to: session, expecting: .mustNotExist)
      for length in 1...live.events.count {
        var prefix: [RecordedEvent] = []
        try store.read(session, through: length) { event in
          prefix.append(event)
          return true
        }
        let replay = try Self.replayed(prefix[...])
        let readOuts = ReadOut.allCases.map { $0.value(replay.state, replay.outcome) }
        #expect(
          replay.state.receipt == live.events[length - 1].receipt
            && readOuts == live.readOuts[length - 1],
          "seed \(seed), the first \(length) events")
      }
    }
  }

  @Test func `comes back from a session file byte by byte, and replays`() throws {
    for seed in 0..<300 as Range<UInt64> {
      guard let live = Live(seed: seed) else { continue }
      let session = SessionID("seed-\(seed)")
      var file: [UInt8] = []
      for event in live.events { SessionFileWriter.write(event, session: session, to: &file) }
      var reader = SessionFileReader(name: "file")
      var again: [UInt8] = []
      var events: [RecordedEvent] = []
      for line in file.split(separator: 0x0A) {
        guard case .event(let event) = try reader.read(line: Array(line)),
          let outcome = event.outcome, let receipt = event.receipt
        else { throw StoreMismatch(description: "a recorded line without its record") }
        let recorded = RecordedEvent(
          sequence: event.sequence, time: event.time, event: event.event, outcome: outcome,
          receipt: receipt)
        events.append(recorded)
        SessionFileWriter.write(recorded, session: session, to: &again)
      }
      #expect(again == file, "seed \(seed)")
      // Settings come back in canonical order, so that events are compared by their bytes.
      let isSame = zip(events, live.events).allSatisfy { found, expected in
        found.sequence == expected.sequence && found.time == expected.time
          && found.outcome == expected.outcome && found.receipt == expected.receipt
          && SessionFileWriter.canonicalBytes(of: found.event)
            == SessionFileWriter.canonicalBytes(of: expected.event)
      }
      #expect(isSame, "seed \(seed)")
      #expect(try Self.replayed(events[...]).state.receipt == live.events.last?.receipt)
    }
  }

  @Test func `tells the first event that came out otherwise`() throws {
    for seed in 0..<60 as Range<UInt64> {
      guard var live = Live(seed: seed), live.events.count > 3 else { continue }
      let place = 1 + Int(seed) % (live.events.count - 2)
      live.events[place].receipt = Receipt(live.events[place].receipt.value ^ 1)
      guard case .opened(let opening) = live.events[0].event else { continue }
      var replay = try Replay(opening)
      let divergence = replay.apply(contentsOf: live.events.dropFirst())
      #expect(divergence?.sequence == place + 1, "seed \(seed)")
      #expect(divergence?.aspect == .receipt)
      #expect(replay.sequence == place + 1)
    }
  }
}

/// What a test could not go on with.
struct StoreMismatch: Error, CustomStringConvertible {
  let description: String
}
