import EventStore
import PickerEvents
import Testing

@Suite struct `A reading` {
  @Test(
    arguments: Place.allCases,
    [
      (1, nil), (1, 1), (5, 5), (5, 4), (512, 513), (513, 1_024), (1_500, nil), (1_501, nil),
      (-3, 2), (1_400, 9_999),
    ] as [(Int, Int?)])
  func `gives the range that was asked for`(place: Place, range: (Int, Int?)) throws {
    try place.withStore { store in
      let events = Events.session(1_500)
      try store.append(events, to: "before", expecting: .any)
      try store.append(events, to: "s", expecting: .any)
      try store.append(events, to: "after", expecting: .any)
      let wanted = events.filter { $0.sequence >= range.0 && $0.sequence <= range.1 ?? .max }
      #expect(try store.all("s", from: range.0, through: range.1) == wanted)
    }
  }

  @Test(arguments: Place.allCases)
  func `stops when told, and lets the store be used meanwhile`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(1_200), to: "s", expecting: .any)
      var count = 0
      try store.read("s") { (event) throws(StoreError) in
        count += 1
        if event.sequence == 2 {
          try store.append([Events.tapped(1_201)], to: "s", expecting: .exactly(1_200))
        }
        let busy = try store.busyStatements
        #expect(busy == 0)
        return event.sequence < 700
      }
      #expect(count == 700)
      var reader = try store.reader(of: "s")
      try store.append([Events.tapped(1_202)], to: "s", expecting: .exactly(1_201))
      var last = 0
      #expect(try reader.nextEvent()?.sequence == 1)
      while let page = try reader.nextPage() { last = page.last?.sequence ?? 0 }
      // A reading ends where the session ended when it began.
      #expect(last == 1_201)
      #expect(try reader.nextEvent() == nil)
    }
  }

  @Test(arguments: Place.allCases)
  func `of a session that is not there says so`(place: Place) throws {
    try place.withStore { store in
      #expect(failure { _ = try store.all("s") }?.code == .sessionNotFound)
      let found = try store.session("s")
      #expect(found == nil)
    }
  }

  static let texts: [String] = [
    "", " ", "\0", "a\0b", "a\nb\r\n\tc", "'; DROP TABLE events; --", "\"quoted\\\"",
    "\u{202E}txet desrever\u{2066}", "e\u{301}", "\u{E9}", "😀🇩🇪\u{FEFF}", "\u{1}\u{1F}\u{7F}",
    "[\"a\",1]", "NULL", "%s%n", "\u{10FFFF}\u{FFFD}", String(repeating: "long ", count: 5_000),
  ]

  @Test(arguments: Place.allCases, texts)
  func `gives back every byte of a text`(place: Place, text: String) throws {
    try place.withStore { store in
      let session = SessionID("session " + text)
      let item = ItemID(text)
      let other = ItemID("other " + text)
      let events = [
        Events.opened([Item(id: item, title: ExactText(text))], app: ExactText(text)),
        Events.recorded(
          2, .tapped(item: item, region: .selected),
          RecordedOutcome(
            verdict: .accepted, added: ShortList([other, item]), removed: ShortList([item]),
            evicted: ShortList([
              Eviction(item: item, limit: .section), Eviction(item: other, limit: .total),
            ]))),
        Events.recorded(3, .searchChanged(.typed(ExactText(text)))),
        Events.recorded(4, .scanFailed(failure: ExactText(text))),
      ]
      try store.append(events, to: session, expecting: .mustNotExist)
      #expect(try store.all(session) == events)
      #expect(try store.session(session)?.app == ExactText(text))
      #expect(try store.session(matching: session.text).id == session)
    }
  }

  @Test(arguments: Place.allCases)
  func `gives back lists that are kept, and the lengths of those that are not`(place: Place) throws
  {
    try place.withStore { store in
      var events = [Events.opened()]
      for count in [0, 1, 2, 63, 64, 65, 1_000_000] {
        let items = (0..<min(count, 64)).map { ItemID("i\($0)") }
        let list = count > 64 ? ShortList<ItemID>(count: count) : ShortList(items)
        let evictions = items.map { Eviction(item: $0, limit: .section) }
        events.append(
          Events.recorded(
            events.count + 1, .selectAllTapped,
            RecordedOutcome(
              verdict: .accepted, added: list, removed: list,
              evicted: count > 64 ? ShortList(count: count) : ShortList(evictions))))
      }
      try store.append(events, to: "s", expecting: .any)
      #expect(try store.all("s") == events)
    }
  }

  @Test(arguments: Place.allCases)
  func `gives back every reason, every extreme of time, and every receipt`(place: Place) throws {
    try place.withStore { store in
      var events = [Events.opened()]
      for reason in Reason.allCases {
        events.append(
          Events.recorded(
            events.count + 1, .undone, RecordedOutcome(verdict: .rejected(reason))))
      }
      for time in [Int64.min, -1, 0, 1, .max] {
        events.append(Events.recorded(events.count + 1, .redone, at: time))
      }
      for value in [UInt64.min, 1, UInt64(Int64.max), UInt64(Int64.max) + 1, .max] {
        var event = Events.recorded(events.count + 1, .searchBegan)
        event.receipt = Receipt(value)
        events.append(event)
      }
      try store.append(events, to: "s", expecting: .any)
      #expect(try store.all("s") == events)
    }
  }

  @Test(arguments: Place.allCases)
  func `ends a page early at long texts`(place: Place) throws {
    try place.withStore { store in
      let text = ExactText(String(repeating: "ä", count: 400_000))
      let events =
        [Events.opened()] + (2...9).map { Events.recorded($0, .searchChanged(.typed(text))) }
      try store.append(events, to: "s", expecting: .any)
      var reader = try store.reader(of: "s")
      var pages = 0
      var count = 0
      while let page = try reader.nextPage() {
        pages += 1
        count += page.count
      }
      #expect(count == 9)
      #expect(pages == 4)
      #expect(try store.all("s") == events)
    }
  }
}
