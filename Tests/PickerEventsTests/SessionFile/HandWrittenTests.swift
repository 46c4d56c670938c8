import PickerEvents
import Testing

@Suite struct `A file written by hand` {
  @Test func `is numbered, timed and named by the reader`() throws {
    let events = try Files.events(
      """
      # a remark, \u{FFFD}

      {"event":"opened","items":["a"]}
      {"event":"tapped","item":"a"}
      {"event":"tapped","ts":"2026-03-01T10:00:00.5+01:00","item":"a"}
      {"expect":{"selected":[]}}
        \t
      {"event":"doneTapped"}
      {"items":["b"],"session":"second","event":"opened"}
      {"event":"undone","session":"second","seq":2}
      """)
    #expect(events.map { $0.line } == [3, 4, 5, 8, 9, 10])
    #expect(events.map { $0.sequence } == [1, 2, 3, 4, 1, 2])
    #expect(
      events.map { $0.session } == ["test:3", "test:3", "test:3", "test:3", "second", "second"])
    #expect(
      events.map { $0.time.rfc3339 } == [
        "2000-01-01T00:00:00.000000Z", "2000-01-01T00:00:01.000000Z",
        "2026-03-01T09:00:00.500000Z", "2026-03-01T09:00:01.500000Z",
        "2000-01-01T00:00:00.000000Z", "2000-01-01T00:00:01.000000Z",
      ])
    #expect(events.allSatisfy { $0.outcome == nil && $0.receipt == nil })
  }

  @Test(
    arguments: [
      (#"{"event":"tapped","item":"a"}"#, .tapped(item: "a", region: .all)),
      (#"{"event":"deselectAllTapped"}"#, .deselectAllTapped(header: .all)),
      (
        #"{"event":"scanned","value":"1"}"#,
        .scanned(Scan(content: .read(raw: "1", value: "1"), symbology: nil))
      ),
      (#"{"event":"scanFailed"}"#, .scanFailed(failure: "")),
      (#"{"event":"loadFailed"}"#, .loadFailed(message: "")),
      (#"{"event":"noteErrorSet","text":"no"}"#, .noteErrorSet(hasError: true, text: "no")),
      (#"{"event":"noteErrorSet","text":""}"#, .noteErrorSet(hasError: false, text: "")),
      (
        #"{"event":"noteEdited","start":0,"length":0,"text":"x"}"#,
        .noteEdited(NoteEdit(start: 0, length: 0, text: "x", kind: .typed))
      ),
      (
        #"{"event":"pageLoaded","items":["x"]}"#,
        .pageLoaded(Page(rows: .items([Item(id: "x", title: "x")])))
      ),
      (
        #"{"event":"catalogReloaded","items":["x"]}"#,
        .catalogReloaded(Reload(sections: [Section(items: [Item(id: "x", title: "x")])]))
      ),
      (
        #"{"event":"searchResultsArrived","query":"q","ids":["x"]}"#,
        .searchResultsArrived(SearchAnswer(query: "q", rows: .ids(["x"])))
      ),
      (
        #"{"event":"searchChanged","erased":true,"matches":["x"]}"#,
        .searchChanged(.erased(ErasedText(matches: ["x"])))
      ),
      (
        #"{"event":"rulesChanged","max":null,"sectionLimits":{"S":{"max":null},"T":{"min":1}}}"#,
        .rulesChanged(
          RulesChange([
            .max(nil),
            .sectionLimits([
              SectionLimit(section: "S", max: .unlimited), SectionLimit(section: "T", min: 1),
            ]),
          ]))
      ),
      (
        #"{"event":"viewportChanged","first":"9007199254740993","capacity":-5}"#,
        .viewportChanged(first: 9_007_199_254_740_993, capacity: -5)
      ),
      (
        " { \"event\" :\t\"\\u0074apped\" , \"item\":\"\\ud83d\\ude00\\/\" } \r",
        .tapped(item: "😀/", region: .all)
      ),
    ] as [(String, PickerEvent)])
  func `gets what is left out filled in`(line: String, expected: PickerEvent) throws {
    let events = try Files.events(#"{"event":"opened","items":[]}"# + "\n" + line)
    #expect(events.last?.event == expected)
  }

  @Test func `means the id by a bare item, and in an index catalog no id`() throws {
    func items(_ config: String) throws -> [Item] {
      let line = #"{"event":"opened","items":["a",{"id":"b","title":"B"}],"config":\#(config)}"#
      guard case .opened(let opening) = try Files.events(line).first?.event else { return [] }
      return opening.sections.flatMap { $0.items }
    }
    let named = [Item(id: "a", title: "a"), Item(id: "b", title: "B")]
    #expect(try items("{}") == named)
    #expect(try items(#"{"preset":"selectionTable"}"#) == named)
    let indexed = [Item(id: nil, title: "a"), Item(id: "b", title: "B")]
    #expect(try items(#"{"identity":"index"}"#) == indexed)
    #expect(try items(#"{"preset":"listPicker"}"#) == indexed)
    #expect(try items(#"{"preset":"listPicker","identity":"id"}"#) == named)
  }

  @Test func `may begin with a byte order mark and end its lines with carriage returns`() throws {
    let text = "\u{FEFF}{\"event\":\"opened\",\"items\":[]}\r\n\r\n{\"event\":\"undone\"}\r"
    #expect(try Files.events(text).count == 2)
  }

  @Test(
    arguments: [
      ("{}", []), (#"{"note":{}}"#, [.note(.present)]),
      (#"{"search":{}}"#, []),
      (
        #"{"note":{"hint":null,"text":"x"},"search":{"placeholder":null},"min":2}"#,
        [
          .min(2), .search(.placeholder(nil)), .note(.present), .note(.text("x")),
          .note(.hint(nil)),
        ]
      ),
    ] as [(String, [Setting])])
  func `gives settings in the order of writing`(config: String, expected: [Setting]) throws {
    let events = try Files.events(#"{"event":"opened","items":[],"config":\#(config)}"#)
    guard case .opened(let opening) = events.first?.event else {
      Issue.record("no opening")
      return
    }
    #expect(opening.config.settings == expected)
  }

  @Test(
    arguments: [
      (#""single""#, .single), (#""singleSectioned""#, .singleSectioned),
      (#""multiple""#, .multiple), (#""multipleSectioned""#, .multipleSectioned),
      (#"{"all":{"min":2,"max":3}}"#, .all(min: 2, max: 3)),
      (#"{"all":{}}"#, .all(min: 0, max: nil)),
      (
        #"{"sectioned":{"sectionMin":1,"sectionMax":2,"totalMin":3,"totalMax":null}}"#,
        .sectioned(sectionMin: 1, sectionMax: 2, totalMin: 3, totalMax: nil)
      ),
    ] as [(String, SelectionType)])
  func `may give bounds in one piece`(selection: String, expected: SelectionType) throws {
    let line = #"{"event":"opened","items":[],"config":{"selection":\#(selection)}}"#
    guard case .opened(let opening) = try Files.events(line).first?.event else {
      Issue.record("no opening")
      return
    }
    #expect(opening.config.selection == expected)
  }
}
