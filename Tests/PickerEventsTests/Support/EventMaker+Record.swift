import PickerEvents

extension EventMaker {
  /// A session as a log holds it: an opening, and then any events.
  mutating func session(_ length: Int) -> [RecordedEvent] {
    (1...length).map { place in
      let kinds = EventKind.allCases.filter { $0 != .opened }
      return RecordedEvent(
        sequence: place,
        time: flag() ? pick(Samples.times) : Timestamp(microseconds: Int64(below(1 << 40))),
        event: event(place == 1 ? .opened : pick(kinds)), outcome: outcome(),
        receipt: Receipt(random.next()))
    }
  }

  mutating func outcome() -> RecordedOutcome {
    RecordedOutcome(
      verdict: flag() ? .accepted : .rejected(name()), added: shortIDs(), removed: shortIDs(),
      evicted: evicted())
  }

  private mutating func shortIDs() -> ShortList<ItemID> {
    flag() ? ShortList(ids()) : flag() ? ShortList(count: 65 + below(1_000)) : ShortList([])
  }

  private mutating func evicted() -> ShortList<Eviction> {
    guard flag() else { return flag() ? ShortList(count: 65) : ShortList([]) }
    // An evicted pick is gone: it cannot be evicted twice.
    let first = below(Samples.texts.count)
    let some = Samples.texts[first..<min(first + 3, Samples.texts.count)]
    return ShortList(some.map { Eviction(item: ItemID($0), limit: name()) })
  }
}
