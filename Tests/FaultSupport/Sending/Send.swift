package import EventStore
package import PickerEvents

/// One append: what a writer sends to a log.
package struct Send: Sendable {
  package var session: SessionID
  package var events: [RecordedEvent]
  package var ending: Ending?

  package init(_ session: SessionID, _ events: [RecordedEvent], ending: Ending? = nil) {
    self.session = session
    self.events = events
    self.ending = ending
  }

  /// Appends it to where it belongs.
  ///
  /// - Parameter store: The log.
  /// - Throws: What the store throws.
  package func append(to store: EventStore) throws(StoreError) {
    try store.append(
      events, to: session, expecting: .exactly(events[0].sequence - 1), ending: ending)
  }
}

extension Send {
  /// An opening of some items.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - items: How many items the catalog has.
  /// - Returns: The first append of the session.
  package static func opening(_ session: SessionID, items: Int = 3) -> Send {
    let items = (0..<items).map { Item(id: ItemID("item \($0)"), title: ExactText("Item \($0)")) }
    let opened = PickerEvent.opened(Opening(sections: [Section(items: items)]))
    return Send(session, [recorded(1, opened)])
  }

  /// Taps, the last of which may end the session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - sequences: The places of the taps.
  ///   - ending: How the last one ends the session.
  /// - Returns: An append of the session.
  package static func taps(
    _ session: SessionID, _ sequences: ClosedRange<Int>, ending: Ending? = nil,
  ) -> Send {
    let taps = sequences.map { sequence in
      let item = ItemID("item \(sequence % 3)")
      return recorded(
        sequence, .tapped(item: item, region: .all),
        RecordedOutcome(verdict: .accepted, added: ShortList([item])))
    }
    return Send(session, taps, ending: ending)
  }

  /// A note with a long text.
  ///
  /// - Parameters:
  ///   - sequence: Its place in the session.
  ///   - bytes: How long the text is.
  /// - Returns: The event.
  package static func note(_ sequence: Int, bytes: Int) -> RecordedEvent {
    recorded(sequence, .noteSet(text: ExactText(String(repeating: "n", count: bytes))))
  }

  private static func recorded(
    _ sequence: Int, _ event: PickerEvent,
    _ outcome: RecordedOutcome = RecordedOutcome(verdict: .accepted),
  ) -> RecordedEvent {
    RecordedEvent(
      sequence: sequence,
      time: Timestamp(microseconds: 1_772_355_600_000_000 + Int64(sequence)),
      event: event, outcome: outcome,
      receipt: Receipt(UInt64(truncatingIfNeeded: sequence) &* 0x9E37_79B9_7F4A_7C15))
  }
}
