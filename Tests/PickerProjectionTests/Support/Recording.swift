import PickerEvents
import PickerProjection
import PickerReference

/// A random session as a log would have recorded it; nil where its opening is refused.
struct Recording {
  private(set) var events: [RecordedEvent] = []
  /// The state after each event.
  private(set) var states: [PickerState] = []
  private(set) var outcomes: [Outcome] = []

  init?(seed: UInt64) {
    let session = RandomSession(seed: seed)
    self.init(session.opening, session.events)
  }

  init?(_ opening: Opening, _ events: [PickerEvent]) {
    guard var state = try? PickerState(opening) else { return nil }
    add(.opened(opening), Outcome(verdict: .accepted), state)
    for event in events {
      let outcome = state.apply(event).outcome
      add(event, outcome, state)
    }
  }

  private mutating func add(_ event: PickerEvent, _ outcome: Outcome, _ state: PickerState) {
    events.append(
      RecordedEvent(
        sequence: events.count + 1, time: Timestamp(microseconds: Int64(events.count)),
        event: event, outcome: outcome.recorded, receipt: state.receipt))
    states.append(state)
    outcomes.append(outcome)
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
