import PickerEvents
import Testing

@Suite struct `An exported line` {
  private let time = Timestamp(microseconds: 1_772_355_600_000_000)

  private func line(
    _ event: PickerEvent, _ outcome: RecordedOutcome = RecordedOutcome(verdict: .accepted),
    identity: IdentityKind? = nil,
  ) -> String {
    var bytes: [UInt8] = []
    SessionFileWriter.write(
      RecordedEvent(
        sequence: 7, time: time, event: event, outcome: outcome, receipt: Receipt(0xABC)),
      session: "fruit-1", identity: identity, to: &bytes)
    return Files.text(bytes)
  }

  @Test func `has its keys in a fixed order`() {
    let opening = Opening(
      config: GivenConfiguration(
        preset: .formCell, selection: .multiple,
        [.note(.text("n")), .search(.enabled(true)), .max(nil), .mode(.multiple)]),
      sections: [
        Section(
          id: "S", title: "T", items: [Item(id: nil, title: "a", codes: ["1"], enabled: false)])
      ],
      hasMore: true, preselected: ["0"], engine: 1, folding: "17.0", app: "a", actor: "b",
      environment: "c")
    let expected =
      #"{"event":"opened","session":"fruit-1","seq":7,"ts":"2026-03-01T09:00:00.000000Z","#
      + #""engine":1,"folding":"17.0","app":"a","actor":"b","environment":"c","#
      + #""config":{"preset":"formCell","selection":"multiple","mode":"multiple","max":null,"#
      + #""search":{"enabled":true},"note":{"text":"n"}},"#
      + #""sections":[{"id":"S","title":"T","items":[{"title":"a","codes":["1"],"enabled":false}]}],"#
      + #""hasMore":true,"preselected":["0"],"outcome":"accepted","receipt":"0000000000000abc"}"#
    #expect(line(.opened(opening)) == expected + "\n")
  }

  @Test func `leaves out what is no news`() {
    let head = #"","session":"fruit-1","seq":7,"ts":"2026-03-01T09:00:00.000000Z","#
    let tail = #""outcome":"accepted","receipt":"0000000000000abc"}"# + "\n"
    let cases: [(PickerEvent, String, String)] = [
      (.tapped(item: "b", region: .all), "tapped", #""item":"b","#),
      (.deselectAllTapped(header: .all), "deselectAllTapped", ""),
      (.searchSubmitted(erased: nil), "searchSubmitted", ""),
      (.scanFailed(failure: ""), "scanFailed", ""),
      (.loadFailed(message: ""), "loadFailed", ""),
      (.noteErrorSet(hasError: true, text: "x"), "noteErrorSet", #""text":"x","#),
      (.noteErrorSet(hasError: false, text: ""), "noteErrorSet", #""text":"","#),
      (
        .scanned(Scan(content: .read(raw: "1", value: "1"))), "scanned", #""value":"1","#
      ),
      (
        .noteEdited(NoteEdit(start: 1, length: 0, text: "é")), "noteEdited",
        #""start":1,"length":0,"text":"é","#
      ),
      (.opened(Opening(sections: [Section(items: [])])), "opened", #""config":{},"items":[],"#),
    ]
    for (event, name, fields) in cases {
      #expect(line(event) == #"{"event":""# + name + head + fields + tail)
    }
  }

  @Test func `says what came of the event`() {
    let outcome = RecordedOutcome(
      verdict: .rejected(.limitReached), added: ShortList(["a"]), removed: ShortList(count: 65),
      evicted: ShortList([Eviction(item: "x", limit: .total), Eviction(item: "y", limit: .section)])
    )
    let expected =
      #""outcome":"rejected","reason":"limitReached","added":["a"],"removedCount":65,"#
      + #""evicted":["x","y"],"evictedBy":{"x":"total","y":"section"},"receipt":"#
    #expect(line(.undone, outcome).contains(expected))
  }

  @Test func `writes a number that JavaScript would round as a text`() {
    let text = line(.viewportChanged(first: 1 << 53, capacity: 1 << 53 + 1))
    #expect(text.contains(#""first":9007199254740992,"capacity":"9007199254740993""#))
  }

  @Test func `writes an item as a bare text where the reader knows what it means`() {
    let items = [Item(id: "a", title: "a"), Item(id: nil, title: "b")]
    let reload = PickerEvent.catalogReloaded(Reload(sections: [Section(items: items)]))
    #expect(line(reload).contains(#"["a","b"]"#))
    #expect(line(reload, identity: .id).contains(#"["a",{"title":"b"}]"#))
    #expect(line(reload, identity: .index).contains(#"[{"id":"a","title":"a"},"b"]"#))
    let canonical = Files.text(SessionFileWriter.canonicalBytes(of: reload))
    #expect(canonical == #"{"event":"catalogReloaded","items":["a",{"title":"b"}]}"#)
  }

  @Test func `may hold claims`() {
    var bytes = Array("before\n".utf8)
    SessionFileWriter.write(
      expectation: [
        JSONMember("selected", .array([.text("a\"")])), JSONMember("committed", .null),
        JSONMember("dirty", .bool(true)), JSONMember("skipped", .number(-3)),
        JSONMember("note", .object([])),
      ], to: &bytes)
    let expected =
      #"{"expect":{"selected":["a\""],"committed":null,"dirty":true,"skipped":-3,"note":{}}}"#
    #expect(Files.text(bytes) == "before\n" + expected + "\n")
  }
}
