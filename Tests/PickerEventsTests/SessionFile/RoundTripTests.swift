import PickerEvents
import Testing

@Suite struct `A session file` {
  @Test(arguments: EventKind.allCases)
  func `gives back every event as it was`(kind: EventKind) throws {
    for seed in 0..<200 {
      var maker = EventMaker(seed: UInt64(seed) << 8 | UInt64(kind.rawValue))
      var session = maker.session(1)
      if kind != .opened {
        session.append(
          RecordedEvent(
            sequence: 2, time: maker.pick(Samples.times), event: maker.event(kind),
            outcome: maker.outcome(), receipt: Receipt(.max)))
      }
      try expectRoundTrip(session, maker.identity, "seed \(seed)")
    }
  }

  @Test(arguments: Samples.texts)
  func `gives back every text byte for byte`(text: ExactText) throws {
    let sections = [Section(id: SectionID(text), title: text, items: [Item(id: "x", title: text)])]
    let opening = Opening(
      sections: sections, preselected: [ItemID(text)], app: text, actor: text, environment: text)
    let events: [PickerEvent] = [
      .opened(opening), .tapped(item: ItemID(text), region: .selected),
      .searchChanged(.typed(text)), .noteSet(text: text), .scanFailed(failure: text),
      .scanned(Scan(content: .read(raw: text, value: "v"), symbology: text)),
    ]
    let session = events.enumerated().map { place, event in
      RecordedEvent(
        sequence: place + 1, time: Samples.times[place], event: event,
        outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(0))
    }
    try expectRoundTrip(session, .id, "\(text.string.debugDescription)")
  }

  @Test func `is the same again after export, import, export, for random sessions`() throws {
    let seed = UInt64.random(in: 0..<(1 << 32))
    for offset in 0..<150 {
      var maker = EventMaker(seed: seed + UInt64(offset))
      let session = maker.session(20)
      try expectRoundTrip(session, maker.identity, "seed \(seed) + \(offset)")
      try expectRoundTrip(session, nil, "seed \(seed) + \(offset)")
    }
  }

  @Test func `tells twins of Unicode apart`() throws {
    let session = [
      RecordedEvent(
        sequence: 1, time: .earliest,
        event: .opened(
          Opening(sections: [
            Section(items: [
              Item(id: "\u{E9}", title: "e\u{301}"), Item(id: "e\u{301}", title: "e"),
            ])
          ])),
        outcome: RecordedOutcome(
          verdict: .accepted,
          evicted: ShortList([
            Eviction(item: "\u{E9}", limit: .total), Eviction(item: "e\u{301}", limit: .section),
          ])), receipt: Receipt(1))
    ]
    try expectRoundTrip(session, .id, "twins")
  }

  /// An id that an index catalog should not have is refused by the machine, so that it must reach
  /// the machine again.
  @Test func `keeps an id that an index catalog should not have`() throws {
    let opening = Opening(
      config: GivenConfiguration([.identity(.index)]), sections: [Section(items: [])])
    let reload = Reload(sections: [Section(items: [Item(id: "0", title: "0")])])
    let session = [
      RecordedEvent(
        sequence: 1, time: .earliest, event: .opened(opening),
        outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(1)),
      RecordedEvent(
        sequence: 2, time: .earliest, event: .catalogReloaded(reload),
        outcome: RecordedOutcome(verdict: .rejected(.idInIndexCatalog)), receipt: Receipt(1)),
    ]
    try expectRoundTrip(session, .index, "identity given")
    try expectRoundTrip(session, nil, "identity told by the rejection")
  }

  private func expectRoundTrip(
    _ session: [RecordedEvent], _ identity: IdentityKind?, _ name: String,
  ) throws {
    let first = Files.write(session, id: "s-1", identity)
    let events = try Files.events(Files.text(first))
    let back = events.compactMap { line -> RecordedEvent? in
      guard let outcome = line.outcome, let receipt = line.receipt else { return nil }
      return RecordedEvent(
        sequence: line.sequence, time: line.time, event: line.event, outcome: outcome,
        receipt: receipt)
    }
    #expect(back == session, "\(name): \(Files.text(first))")
    #expect(events.allSatisfy { $0.session == "s-1" })
    #expect(Files.write(back, id: "s-1", identity) == first, "\(name)")
  }
}
