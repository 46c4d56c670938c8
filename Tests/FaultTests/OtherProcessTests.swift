import EventStore
import FaultSupport
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `A replay in another process` {
  /// A random session as it was recorded here; nil where its opening is refused.
  private static func recorded(_ session: RandomSession) -> [RecordedEvent]? {
    guard var replay = try? Replay(session.opening) else { return nil }
    var events = [
      RecordedEvent(
        sequence: 1, time: .start, event: .opened(session.opening),
        outcome: replay.outcome.recorded, receipt: replay.state.receipt)
    ]
    for (event, time, verdict) in session.recorded {
      replay.apply(event, at: time, recorded: verdict)
      events.append(
        RecordedEvent(
          sequence: replay.sequence, time: time, event: event, outcome: replay.outcome.recorded,
          receipt: replay.state.receipt))
    }
    return events
  }

  /// Sets and dictionaries have another order in each process; nothing may depend on it.
  @Test func `comes out as it was recorded, receipt by receipt`() throws {
    let folder = LogFolder()
    let store = try EventStore(.file(path: folder.log), durability: .relaxed)
    var expected: [String: String] = [:]
    for seed in 0..<UInt64(300 * Soak.factor) {
      let session = RandomSession(seed: seed, features: seed % 4 == 0 ? [] : .all)
      guard let events = Self.recorded(session), let last = events.last else { continue }
      let id = SessionID("seed \(seed)")
      try store.append(events, to: id, expecting: .mustNotExist)
      expected[id.string] = "\(last.sequence) \(last.receipt.hex)"
    }
    #expect(expected.count > 200)
    var hashes: Set<String> = ["hash \("word".hashValue)"]
    for _ in 0..<2 {
      let worker = try Worker(["replay", folder.log])
      worker.end()
      let lines = worker.lines
      #expect(Set(lines.dropLast()) == Set(expected.map { "\($0.key) \($0.value)" }))
      #expect(lines.count == expected.count + 1)
      hashes.insert(lines.last ?? "")
    }
    #expect(hashes.count == 3, "the processes hash alike, so that this test says nothing")
  }
}
