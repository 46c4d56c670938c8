import EventStore
import FaultSupport
import PickerEvents
import PickerProjection

/// Plays every session of a log anew and writes a line for each; another process recorded them.
struct Again {
  private let path: String

  init(_ words: [String]) throws {
    guard words.count == 3 else { throw Misunderstood() }
    path = words[2]
  }

  /// Plays all of them, then says how a word hashes here: each process has a seed of its own.
  func run() throws(StoreError) {
    let store = try EventStore(.file(path: path), access: .readOnly)
    for session in try store.sessions() {
      Pipe.say("\(session.id.string) \(try played(session.id, store))")
    }
    Pipe.say("hash \("word".hashValue)")
  }

  /// The state that a session comes to, or where it leaves its record.
  private func played(_ session: SessionID, _ store: EventStore) throws(StoreError) -> String {
    var events: [RecordedEvent] = []
    try store.read(session) { event in
      events.append(event)
      return true
    }
    guard case .opened(let opening)? = events.first?.event, var replay = try? Replay(opening) else {
      return "is refused"
    }
    guard replay.state.receipt == events[0].receipt else { return "differs at 1" }
    if let divergence = replay.apply(contentsOf: events.dropFirst()) { return "\(divergence)" }
    return "\(replay.sequence) \(replay.state.receipt.hex)"
  }
}
