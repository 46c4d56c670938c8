import PickerEvents
import PickerProjection
import PickerReference

/// A random session played live, as it would be recorded; nil where its opening is refused.
struct LiveSession {
  private(set) var events: [RecordedEvent] = []
  private(set) var ending: Ending?

  init?(seed: UInt64) {
    let session = RandomSession(seed: seed)
    self.init(session.opening, session.events)
  }

  init?(_ opening: Opening, _ played: [PickerEvent]) {
    guard var state = try? PickerState(opening) else { return nil }
    add(.opened(opening), Outcome(verdict: .accepted), state)
    for event in played {
      let outcome = state.apply(event).outcome
      add(event, outcome, state)
    }
    ending = state.ending
  }

  private mutating func add(_ event: PickerEvent, _ outcome: Outcome, _ state: PickerState) {
    events.append(
      RecordedEvent(
        sequence: events.count + 1, time: Timestamp(microseconds: Int64(events.count) * 1_000_000),
        event: event, outcome: outcome.recorded, receipt: state.receipt))
  }

  /// Taps over a list with a maximum, so that most evict, and now and then an undo.
  static func taps(_ count: Int, items: Int = 200, max: Int = 20, seed: UInt64 = 1) -> LiveSession?
  {
    var random = SplitMix64(seed: seed)
    let catalog = (0..<items).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let events = (1..<count).map { _ in
      random.chance(5)
        ? PickerEvent.undone : .tapped(item: ItemID("i\(random.below(items))"), region: .all)
    }
    return LiveSession(
      Opening(
        config: GivenConfiguration([.mode(.multiple), .max(max)]),
        sections: [Section(items: catalog)]), events)
  }

  /// What a fold from the beginning says of it.
  var projected: ProjectedRows {
    var rows = ProjectedRows()
    var projection = ChoiceProjection()
    _ = projection.apply(events[...], into: &rows)
    projection.settle(into: &rows)
    return rows
  }
}
