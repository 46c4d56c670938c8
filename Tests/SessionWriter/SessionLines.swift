import PickerEvents
import PickerProjection
import PickerReference

/// The lines of a random session, as they were recorded here.
struct SessionLines {
  private(set) var bytes: [UInt8] = []
  private let session: SessionID

  /// Plays the session of a seed; every fourth one has rules, taps and endings only.
  init(seed: UInt64) {
    session = SessionID("random-\(seed)")
    let random = RandomSession(seed: seed, features: seed % 4 == 0 ? [] : .all)
    guard var replay = try? Replay(random.opening) else {
      bytes = SessionFileWriter.canonicalBytes(of: .opened(random.opening)) + [0x0A]
      return
    }
    var opening = random.opening
    opening.engine = Engine.current
    opening.folding = Folding.version
    write(.opened(opening), .start, replay)
    for (event, time, verdict) in random.recorded {
      replay.apply(event, at: time, recorded: verdict)
      write(event, time, replay)
    }
  }

  private mutating func write(_ event: PickerEvent, _ time: Timestamp, _ replay: Replay) {
    SessionFileWriter.write(
      RecordedEvent(
        sequence: replay.sequence, time: time, event: event, outcome: replay.outcome.recorded,
        receipt: replay.state.receipt),
      session: session, identity: replay.state.configuration.identity, to: &bytes)
  }
}
