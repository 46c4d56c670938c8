import PickerEvents
import PickerProjection
import PickerReference

/// A random session played live, as it would be recorded; nil where its opening is refused.
struct LiveSession {
  private(set) var events: [RecordedEvent] = []
  private(set) var ending: Ending?

  init?(seed: UInt64) {
    // Every other one has searches, scans, pages and reloads.
    let session = RandomSession(seed: seed, features: seed % 2 == 0 ? [] : .all)
    self.init(session.opening, session.events, session.times)
  }

  init?(_ opening: Opening, _ played: [PickerEvent], _ times: [Timestamp] = []) {
    guard var state = try? PickerState(opening) else { return nil }
    add(.opened(opening), .start, Outcome(verdict: .accepted), state)
    for (place, event) in played.enumerated() {
      let later = Timestamp.start.microseconds + Int64(place + 1) * 1_000_000
      let time = place < times.count ? times[place] : Timestamp(microseconds: later)
      let outcome = state.apply(event, at: time).outcome
      add(event, time, outcome, state)
    }
    ending = state.ending
  }

  private mutating func add(
    _ event: PickerEvent, _ time: Timestamp, _ outcome: Outcome, _ state: PickerState,
  ) {
    events.append(
      RecordedEvent(
        sequence: events.count + 1, time: time, event: event, outcome: outcome.recorded,
        receipt: state.receipt))
  }

  /// A long session over a catalog that is paged, changed and reloaded, searched and scanned.
  static func growing(_ count: Int, seed: UInt64 = 1) -> LiveSession? {
    var random = SplitMix64(seed: seed)
    func item() -> ItemID { ItemID("i\(random.below(400))") }
    func items(_ most: Int) -> [Item] {
      let first = random.below(400)
      return (first..<first + 1 + random.below(most)).map {
        Item(id: ItemID("i\($0)"), title: ExactText("Item \($0) \(random.below(2))"))
      }
    }
    var events: [PickerEvent] = []
    while events.count < count - 1 {
      switch random.below(60) {
      case 0: events.append(.pageLoaded(Page(rows: .items(items(5)), hasMore: true)))
      case 1 where random.chance(10):
        events.append(.catalogReloaded(Reload(sections: [Section(items: items(200))])))
      case 2: events.append(.searchChanged(.typed(["", "item", "item 1"][random.below(3)])))
      case 3:
        let code = item().text
        events.append(.scanned(Scan(content: .read(raw: code, value: code))))
      case 4: events.append(.viewportChanged(first: random.below(50), capacity: 10))
      case 5: events.append(.rangeTapped(item: item()))
      case 6: events.append(.selectionSet(ids: [item(), item(), ItemID("n\(random.below(90))")]))
      case 7: events.append(.searchChanged(.erased(ErasedText(matches: [item(), item()]))))
      case 8..<11: events.append(.undone)
      default: events.append(.tapped(item: item(), region: .all))
      }
    }
    return LiveSession(
      Opening(
        config: GivenConfiguration([
          .mode(.multiple), .max(20), .search(.enabled(true)), .scan(.enabled(true)),
          .scan(.action(.select)), .scan(.repeatWindowMs(9_000)),
        ]), sections: [Section(items: items(200))], hasMore: true), events)
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

  /// Typing, letter by letter, with a tap where the number of the event is one above a multiple of
  /// seven, so that every other event applies a query.
  static func searches(_ count: Int) -> LiveSession? {
    let items = (0..<60).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let texts = ["i", "it", "item ", "item 1", "item 17", "x"]
    let events = (2...count).map { number in
      number % 7 == 3
        ? PickerEvent.tapped(item: ItemID("i\(number % 60)"), region: .all)
        : .searchChanged(.typed(ExactText(texts[number % texts.count])))
    }
    return LiveSession(
      Opening(
        config: GivenConfiguration([.mode(.multiple), .max(5), .search(.enabled(true))]),
        sections: [Section(items: items)]), events)
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
