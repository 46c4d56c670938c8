import EventStore
import PickerEvents
import PickerProjection
import PickerReference

/// Random sessions as somebody recorded them, with apps and actors, and a clock that is set back
/// now and then.
struct RandomLog {
  /// A session with its record.
  struct Live {
    var id: SessionID
    var events: [RecordedEvent] = []
    var ending: Ending?
    /// The event that ended it.
    var ended = Int.max
  }

  private(set) var sessions: [Live] = []

  /// Makes the sessions of some seeds; about one in five is refused, and left out.
  init(seeds: Range<UInt64>) {
    for seed in seeds {
      if let session = Self.live(seed) { sessions.append(session) }
    }
  }

  private static func live(_ seed: UInt64) -> Live? {
    var random = SplitMix64(seed: seed)
    let session = RandomSession(seed: seed, features: seed % 3 == 0 ? [] : .all)
    var opening = session.opening
    opening.app = ["Shop", "Lager", nil][random.below(3)]
    opening.actor = ["Ada", "Ævar", nil][random.below(3)]
    opening.environment = [nil, "tablet"][random.below(2)]
    guard var state = try? PickerState(opening) else { return nil }
    var live = Live(id: SessionID("seed-\(seed)"))
    var time = Timestamp.start.microseconds + Int64(random.below(900_000)) * 1_000_000
    func add(_ event: PickerEvent, _ outcome: RecordedOutcome, _ receipt: Receipt) {
      live.events.append(
        RecordedEvent(
          sequence: live.events.count + 1, time: Timestamp(microseconds: time), event: event,
          outcome: outcome, receipt: receipt))
    }
    add(.opened(opening), RecordedOutcome(verdict: .accepted), state.receipt)
    for event in session.events + typing(&random) {
      time += Int64(random.below(40)) * 250_001 - (random.chance(15) ? 60_000_000 : 0)
      let decision = state.apply(event, at: Timestamp(microseconds: time))
      add(event, decision.outcome.recorded, decision.receipt)
      guard live.ending == nil, let ending = state.ending else { continue }
      (live.ending, live.ended) = (ending, live.events.count)
    }
    return live
  }

  /// Letters that come and go, which random sessions have too few of.
  private static func typing(_ random: inout SplitMix64) -> [PickerEvent] {
    var events: [PickerEvent] = []
    var text = ""
    for _ in 0..<random.below(16) {
      switch random.below(8) {
      case 0: events.append(.searchSubmitted(erased: nil))
      case 1: events.append(.viewportChanged(first: 0, capacity: 5))
      case 2, 3: text = String(text.dropLast())
      case 4: text += " "
      default: text += ["a", "e", "1", "\u{E9}", "i"][random.below(5)]
      }
      if random.below(8) > 1 { events.append(.searchChanged(.typed(ExactText(text)))) }
    }
    return events
  }

  /// Appends the events of a share of each session, the others where the share is 1.
  func append(to store: EventStore, from begin: Double = 0, to end: Double = 1) throws {
    for session in sessions {
      let (first, last) = (
        Int(Double(session.events.count) * begin), Int(Double(session.events.count) * end)
      )
      var rest = session.events[first..<last]
      // An append with an ending ends there.
      while let next = rest.first {
        let isBefore = next.sequence <= session.ended
        let piece = isBefore ? rest.prefix { $0.sequence <= session.ended } : rest
        rest = rest.dropFirst(piece.count)
        try store.append(
          Array(piece), to: session.id, expecting: .any,
          ending: piece.last?.sequence == session.ended ? session.ending : nil)
      }
    }
  }
}
