import EventStore
import PickerEvents

/// Events for logs whose meaning does not matter.
enum Events {
  static let start: Int64 = 1_772_355_600_000_000

  static func opened(
    _ items: [Item] = [Item(id: "a", title: "Apple"), Item(id: "b", title: "Banana")],
    app: ExactText? = nil,
    actor: ExactText? = nil,
    at time: Int64 = start,
  ) -> RecordedEvent {
    recorded(
      1, .opened(Opening(sections: [Section(items: items)], app: app, actor: actor)), at: time)
  }

  static func tapped(_ sequence: Int, _ item: ItemID = "a") -> RecordedEvent {
    recorded(
      sequence, .tapped(item: item, region: .all),
      RecordedOutcome(verdict: .accepted, added: ShortList([item])))
  }

  static func recorded(
    _ sequence: Int,
    _ event: PickerEvent,
    _ outcome: RecordedOutcome = RecordedOutcome(verdict: .accepted),
    at time: Int64? = nil,
  ) -> RecordedEvent {
    RecordedEvent(
      sequence: sequence,
      time: Timestamp(microseconds: time ?? start + Int64(sequence) * 1_000_000),
      event: event, outcome: outcome,
      receipt: Receipt(UInt64(truncatingIfNeeded: sequence) &* 0x9E37_79B9_7F4A_7C15))
  }

  /// `opened` and taps on ever other items.
  static func session(_ count: Int) -> [RecordedEvent] {
    [opened()] + (1..<max(count, 1)).map { tapped($0 + 1, ItemID("item \($0 % 100)")) }
  }
}

extension EventStore {
  /// All events of a session, at once.
  func all(
    _ session: SessionID,
    from first: Int = 1,
    through last: Int? = nil,
  ) throws(StoreError) -> [RecordedEvent] {
    var events: [RecordedEvent] = []
    try read(session, from: first, through: last) { (event) throws(StoreError) in
      events.append(event)
      return true
    }
    return events
  }
}
