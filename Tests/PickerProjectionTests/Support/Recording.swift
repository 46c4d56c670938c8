import PickerEvents
import PickerProjection
import PickerReference

/// A session as a log would have recorded it; nil where its opening is refused.
struct Recording {
  private(set) var events: [RecordedEvent] = []
  /// The state after each event.
  private(set) var states: [PickerState] = []
  private(set) var outcomes: [Outcome] = []

  /// A random session: one in three of taps and endings alone, one with everything, one with some
  /// of it.
  init?(seed: UInt64) {
    self.init(Self.session(seed))
  }

  init?(_ session: RandomSession) {
    self.init(session.opening, session.events, session.times)
  }

  /// The random session of a seed.
  static func session(_ seed: UInt64) -> RandomSession {
    let features: SessionFeatures =
      switch seed % 3 {
      case 0: []
      case 1: .all
      default: SessionFeatures(rawValue: 1 + Int(seed / 3) % SessionFeatures.all.rawValue)
      }
    return RandomSession(seed: seed, features: features)
  }

  init?(_ opening: Opening, _ events: [PickerEvent], _ times: [Timestamp] = []) {
    guard var state = try? PickerState(opening) else { return nil }
    add(.opened(opening), .start, Outcome(verdict: .accepted), state)
    for (place, event) in events.enumerated() {
      let time =
        place < times.count
        ? times[place]
        : Timestamp(microseconds: Timestamp.start.microseconds + Int64(place + 1) * 1_000)
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
    states.append(state)
    outcomes.append(outcome)
  }

  /// What a log hands out of a state that was kept; nil where it makes no sense.
  func kept(_ snapshot: ProjectedRows.Snapshot) -> KeptState? {
    guard let makers = ChoiceProjection.makers(of: snapshot),
      makers.allSatisfy({ $0 > 0 && $0 <= snapshot.sequence })
    else { return nil }
    return KeptState(
      snapshot: snapshot, event: events[snapshot.sequence - 1],
      makers: makers.map { events[$0 - 1] })
  }

  /// A fold that goes on from a state that was kept.
  func resumed(_ snapshot: ProjectedRows.Snapshot, interval: Int? = nil) -> ChoiceProjection? {
    kept(snapshot).flatMap { ChoiceProjection(resuming: events[0], at: $0, interval: interval) }
  }

  /// The state that was kept, from the opening.
  func restored(_ snapshot: ProjectedRows.Snapshot) -> PickerState? {
    kept(snapshot).flatMap { states[0].restored(from: $0) }
  }

  /// A session of many taps and undos, so that its history runs deep.
  static func deep(seed: UInt64, events count: Int) -> Recording? {
    var random = SplitMix64(seed: seed)
    let items = (0..<12).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let opening = Opening(
      config: GivenConfiguration([.mode(.multiple), .max(4)]), sections: [Section(items: items)],
      preselected: ["i1", "gone"])
    var events: [PickerEvent] = []
    while events.count < count {
      switch random.below(20) {
      case 0..<9: events.append(.tapped(item: ItemID("i\(random.below(13))"), region: .all))
      case 9..<13: events += Array(repeating: .undone, count: 1 + random.below(12))
      case 13..<15: events += Array(repeating: .redone, count: 1 + random.below(8))
      case 15: events.append(.selectAllTapped)
      case 16: events.append(.deselectAllTapped(header: .all))
      case 17:
        let ids = random.mixed((0..<14).map { ItemID("n\($0)") } + ["i3", "i5"]).prefix(5)
        events.append(.selectionSet(ids: Array(ids)))
      case 18: events.append(.rulesChanged(RulesChange([.max(2 + random.below(4))])))
      default: events.append(.doneTapped)
      }
      if case .doneTapped? = events.last, random.chance(90) { events[events.count - 1] = .undone }
    }
    return Recording(opening, events)
  }
}
