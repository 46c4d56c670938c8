import EventStore
import PickerEvents

/// Logs that were filled before anything is measured, in big batches.
enum FilledLog {
  /// Makes a log of sessions of 10,000 taps each.
  static func taps(_ count: Int, at path: String) throws {
    let size = 10_000
    let taps = (2...size).map { StoreBenchmark.event($0) }
    try fill(path, [opened] + taps, sessions: count / size)
  }

  /// Makes a log of about so many bytes, of sessions with queries of a kilobyte, three to a page.
  static func bytes(_ count: Int, at path: String) throws {
    let size = 1_000
    let text = ExactText(String(repeating: "a long query ", count: 80))
    let queries = (2...size).map { sequence in
      RecordedEvent(
        sequence: sequence, time: opened.time, event: .searchChanged(.typed(text)),
        outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(UInt64(sequence)))
    }
    try fill(path, [opened] + queries, sessions: count / (size * 1_365))
  }

  /// What every session begins with.
  static let opened = RecordedEvent(
    sequence: 1, time: Timestamp(microseconds: 1_772_355_600_000_000),
    event: .opened(Opening(sections: [Section(items: [Item(id: "a", title: "Apple")])])),
    outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(1))

  private static func fill(_ path: String, _ events: [RecordedEvent], sessions: Int) throws {
    let store = try EventStore(.file(path: path), durability: .relaxed)
    for session in 0..<sessions {
      try store.append(
        events, to: SessionID(ExactText("filler-\(session)")), expecting: .mustNotExist)
    }
  }
}
