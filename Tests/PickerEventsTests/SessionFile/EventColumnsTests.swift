import PickerEvents
import Testing

@Suite struct `The columns of an event` {
  @Test(arguments: EventKind.allCases)
  func `hold all of it`(kind: EventKind) throws {
    for seed in 0..<300 {
      for identity in IdentityKind.allCases {
        var maker = EventMaker(seed: UInt64(seed) << 8 | UInt64(kind.rawValue))
        maker.identity = identity
        let event = maker.event(kind)
        let columns = EventColumns(event)
        #expect(try columns.event() == event, "seed \(seed): \(columns)")
        #expect(try EventColumns(columns.event()) == columns, "seed \(seed)")
      }
    }
  }

  @Test func `hold a tap without any JSON`() {
    #expect(
      EventColumns(.tapped(item: "a", region: .all)) == EventColumns(kind: .tapped, item: "a"))
    #expect(EventColumns(.doneTapped) == EventColumns(kind: .doneTapped))
    #expect(
      EventColumns(.searchChanged(.typed("q"))) == EventColumns(kind: .searchChanged, text: "q"))
  }

  @Test(
    arguments: [
      (.tapped(item: "a", region: .selected), #"{"region":"selected"}"#),
      (.noteEdited(NoteEdit(start: 1, length: 2, text: "t")), #"{"start":1,"length":2}"#),
      (.scanned(Scan(content: .read(raw: "r", value: "v"))), #"{"raw":"r"}"#),
      (.scanned(Scan(content: .read(raw: "v", value: "v"))), nil),
      (.rulesChanged(RulesChange([])), nil),
      (.rulesChanged(RulesChange([.max(nil)])), #"{"max":null}"#),
      (.selectionSet(ids: []), #"{"ids":[]}"#),
      (.paneSwiped(to: .all), #"{"to":"all"}"#),
      (.searchSubmitted(erased: ErasedText(matches: [])), #"{"erased":true,"matches":[]}"#),
      (.opened(Opening(sections: [])), nil),
    ] as [(PickerEvent, String?)])
  func `hold in the detail only what is left`(event: PickerEvent, detail: String?) {
    #expect(EventColumns(event).detail.map(Files.text) == detail)
  }

  @Test func `have equal payloads for equal catalogs`() {
    let sections = [Section(items: [Item(id: "a", title: "a"), Item(id: nil, title: "b")])]
    let opened = EventColumns(
      .opened(Opening(config: GivenConfiguration([.max(2)]), sections: sections, app: "x")))
    let reloaded = EventColumns(.catalogReloaded(Reload(sections: sections, hasMore: true)))
    let paged = EventColumns(.pageLoaded(Page(rows: .items(sections[0].items))))
    #expect(opened.payload.map(Files.text) == #"{"items":["a",{"title":"b"}]}"#)
    #expect(opened.payload == reloaded.payload)
    #expect(opened.payload == paged.payload)
  }

  @Test(
    arguments: [
      (EventColumns(kind: .tapped), .missingKey),
      (EventColumns(kind: .tapped, item: "a", text: "t"), .conflict),
      (EventColumns(kind: .doneTapped, item: "a"), .conflict),
      (EventColumns(kind: .doneTapped, payload: [0x7B, 0x7D]), .conflict),
      (EventColumns(kind: .doneTapped, detail: Array(#"{"x":1}"#.utf8)), .unknownKey),
      (EventColumns(kind: .searchChanged), .missingKey),
      (
        EventColumns(kind: .searchChanged, text: "a", detail: Array(#"{"text":"b"}"#.utf8)),
        .unknownKey
      ),
      (EventColumns(kind: .pageLoaded), .missingKey),
      (EventColumns(kind: .pageLoaded, payload: Array(#"{"ids":[]}"#.utf8)), .unknownKey),
      (EventColumns(kind: .pageLoaded, payload: Array(#"{"items":[}"#.utf8)), .syntax),
      (EventColumns(kind: .paneSwiped, detail: Array(#"{"to":"left"}"#.utf8)), .badValue),
    ] as [(EventColumns, SessionFileError.Code)])
  func `are refused where they do not fit together`(
    columns: EventColumns, code: SessionFileError.Code,
  ) {
    #expect(throws: SessionFileError.self) { try columns.event() }
    do {
      _ = try columns.event()
    } catch {
      #expect(error.code == code, "\(error)")
    }
  }
}
