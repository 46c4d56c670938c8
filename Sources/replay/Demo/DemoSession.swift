import EventStore
import PickerEvents
import PickerProjection

/// A small session over the countries of the world, with fixed times, so that it is always the
/// same.
enum DemoSession {
  /// Three places for a trip, one of them from a luggage tag; a search that hides the pick that has
  /// to go; and a change of mind.
  private static let steps: [(second: Int64, event: PickerEvent)] = [
    (4, .tapped(item: "IS", region: .all)),
    (9, .scanned(Scan(content: .read(raw: "JP", value: "JP"), symbology: "qr"))),
    (13, .tapped(item: "AQ", region: .all)),
    (16, .tapped(item: "NZ", region: .all)),
    (21, .searchChanged(.typed("peru"))),
    (23, .tapped(item: "PE", region: .all)),
    (31, .tapped(item: "KE", region: .all)),
    (34, .undone),
    (41, .doneTapped),
  ]

  /// The item whose eviction the demo explains.
  static let evicted = "Iceland"

  private static let opening = Opening(
    config: GivenConfiguration([
      .mode(.multiple), .max(3), .search(.enabled(true)), .search(.cancelsAfterSelection(true)),
      .scan(.enabled(true)), .scan(.action(.select)),
    ]), sections: Countries.sections(), engine: Engine.current, folding: Folding.version,
    app: "Trip planner", actor: "Ada")

  /// 2026-03-01T09:00:00Z, and a day later for each session more.
  private static func start(_ number: Int) -> Int64 {
    1_772_355_600_000_000 + Int64(number - 1) * 86_400_000_000
  }

  /// Records the session: each event is decided, appended, and only then taken in.
  ///
  /// - Parameters:
  ///   - store: The log.
  ///   - number: Which demo session it is, from 1.
  /// - Returns: The session's id.
  /// - Throws: What the log says where it cannot be written.
  static func record(into store: EventStore, number: Int) throws(ToolError) -> SessionID {
    let id = SessionID("demo-\(number)")
    let start = start(number)
    guard var state = try? PickerState(opening) else {
      preconditionFailure("the demo's own opening is refused")
    }
    let begin = RecordedEvent(
      sequence: 1, time: Timestamp(microseconds: start), event: .opened(opening),
      outcome: RecordedOutcome(verdict: .accepted), receipt: state.receipt)
    try append(begin, to: store, id, nil)
    for (place, step) in steps.enumerated() {
      let time = Timestamp(microseconds: start + step.second * 1_000_000)
      let decision = state.decide(step.event, at: time)
      let event = RecordedEvent(
        sequence: place + 2, time: time, event: step.event, outcome: decision.outcome.recorded,
        receipt: decision.receipt)
      try append(event, to: store, id, decision.ending)
      state.evolve(decision)
      // An app performs decision.outcome.effects here: it would get the three ids now.
    }
    return id
  }

  private static func append(
    _ event: RecordedEvent, to store: EventStore, _ id: SessionID, _ ending: Ending?,
  ) throws(ToolError) {
    do throws(StoreError) {
      try store.append([event], to: id, expecting: .exactly(event.sequence - 1), ending: ending)
    } catch {
      throw ToolError(error)
    }
  }
}
