import Foundation
import PickerEvents
import PickerProjection
import Testing

@Suite struct `A receipt` {
  /// One value other than the plain one for every key there is.
  static let settings: [Setting] = [
    .mode(.multiple), .min(1), .max(4), .max(0), .sectionMin(1), .sectionMax(3),
    .sectionLimits([SectionLimit(section: "", min: 1)]),
    .sectionLimits([SectionLimit(section: "", max: .unlimited)]),
    .sectionLimits([SectionLimit(section: "", max: .atMost(2))]),
    .overflow(.reject), .overflow(.allow), .sectionOverflow(.reject), .sectionOverflow(.allow),
    .bulkOverflow(.reject), .requiresSelection(true), .allowsEmptySelection(false),
    .dismissesOnSelection(true), .reportsEachTap(true), .showsCancelButton(false),
    .confirmsOnCancel(true), .showsAlertOnDismiss(false), .presentation(.sheet),
    .presentation(.pushed), .tracksLiveChanges(true), .isEditable(false), .hidesPicked(true),
    .missingPicks(.drop), .autoSelectsOnlyItem(true), .search(.enabled(true)),
    .scan(.enabled(true)),
    .paging(.enabled(true)), .search(.matching(.host)),
    .search(.minimumCharacters(2)), .search(.cancelsAfterSelection(true)),
    .search(.showsCancelButton(false)), .search(.hidesNavigationBar(false)),
    .search(.adjustsOffsetOnCancel(false)), .search(.placeholder("find")),
    .search(.placeholder("")), .scan(.mode(.qr)), .scan(.action(.select)),
    .scan(.repeatWindowMs(5)), .selectedSection(.enabled(false)), .selectedSection(.title("S")),
    .selectedSection(.order(.catalog)), .selectedSection(.whileSearching(.all)),
    .allTitle("Everything"), .selectAllTitle("All of it"), .deselectAllTitle("None of it"),
    .anchor(.enabled(false)), .anchor(.titleFormat("%d")), .alert(.message("Sure?")),
    .alert(.discardTitle("Yes")), .alert(.keepTitle("No")), .selectionStyle(.leading),
    .paging(.threshold(3)), .validationAlert(.title("Wait")), .validationAlert(.message("No")),
    .validationAlert(.dismissTitle("Fine")), .title("Fruit"), .prompt("Choose"), .prompt(""),
    .note(.present), .note(.text("x")), .note(.maxLength(3)), .note(.countsCharacters(true)),
    .note(.allowsBeyondLimit(true)), .note(.overLimit(.truncate)), .note(.unit(.scalar)),
    .note(.unit(.utf16)), .note(.isEditable(false)), .note(.isReadOnly(true)),
    .note(.isRequired(true)), .note(.mandatoryIndicator("!")), .note(.tracksLiveChanges(true)),
    .note(.placeholder("p")), .note(.hint("h")), .note(.hidesReadOnlyHint(true)),
    .note(.readOnlyHint("r")), .note(.reachLimitMessage("m")), .note(.beyondLimitMessage("m")),
    .note(.hasError(true)), .note(.errorText("e")), .note(.showsErrorInValidationMessage(false)),
    .note(.version(1)), .note(.minLines(3)), .note(.maxLines(4)),
  ]

  @Test func `changes with any single key of the configuration`() {
    var seen: [Receipt: String] = [Session([]).receipt: "plain"]
    for setting in Self.settings {
      let receipt = Session([setting]).receipt
      #expect(seen[receipt] == nil, "\(setting) gives the receipt of \(seen[receipt] ?? "")")
      seen[receipt] = "\(setting)"
    }
    let index = Session([.identity(.index)], items: [Item(id: nil, title: "a")]).receipt
    #expect(seen[index] == nil)
  }

  @Test func `changes with any part of the catalog`() {
    let item = Item(id: "a", title: "Apple", detail: "red", icon: "apple", codes: ["1", "2"])
    func receipt(hasMore: Bool = false, _ sections: [Section]) -> Receipt {
      Session(Opening(sections: sections, hasMore: hasMore)).receipt
    }
    func changed(_ change: (inout Item) -> Void) -> [Section] {
      var other = item
      change(&other)
      return [Section(items: [other, "b"])]
    }
    let receipts = [
      receipt([Section(items: [item, "b"])]),
      receipt(hasMore: true, [Section(items: [item, "b"])]),
      receipt([Section(items: ["b", item])]),
      receipt([Section(items: [item])]),
      receipt([Section(items: [item]), Section(id: "S", items: ["b"])]),
      receipt([Section(items: [item, "b"]), Section(id: "S", items: [])]),
      receipt([Section(id: "S", items: [item, "b"])]),
      receipt([Section(title: "Fruit", items: [item, "b"])]),
      receipt([Section(title: "", items: [item, "b"])]),
      receipt([]),
      receipt(changed { $0.id = "A" }),
      receipt(changed { $0.title = "Apples" }),
      receipt(changed { $0.detail = nil }),
      receipt(changed { $0.detail = "" }),
      receipt(
        changed {
          $0.detail = nil; $0.icon = "red"
        }),
      receipt(changed { $0.icon = nil }),
      receipt(changed { $0.codes = ["12"] }),
      receipt(changed { $0.codes = ["2", "1"] }),
      receipt(changed { $0.codes = [] }),
      receipt(changed { $0.enabled = false }),
    ]
    #expect(Set(receipts).count == receipts.count)
  }

  @Test func `changes with the selection, its order, the baseline and the history`() {
    let start = Session()
    let receipts = [
      start,
      start.after(.tap("a")),
      start.after(.tap("a"), .tap("b")),
      start.after(.tap("b"), .tap("a")),
      start.after(.tap("a"), .tap("b"), .tap("c")),
      // The same picks with another baseline, or another past, or another future.
      Session(picks: ["a"]),
      Session(picks: ["a", "b"]),
      Session(picks: ["b", "a"]),
      Session(picks: ["a"]).after(.tap("b")),
      start.after(.selectionSet(ids: ["a", "b"])),
      start.after(.tap("a"), .undone),
      start.after(.tap("b"), .undone),
      start.after(.tap("a"), .tap("b"), .undone),
      start.after(.tap("a"), .tap("b"), .undone, .undone),
      start.after(.tap("a"), .tap("b"), .tap("b")),
      start.after(.tap("a"), .tap("a"), .tap("a")),
    ].map(\.receipt)
    #expect(Set(receipts).count == receipts.count)
  }

  @Test func `changes with the search, the scans, the screen and the anchor`() {
    let start = Session(
      Opening(
        config: .init([
          .mode(.multiple), .search(.enabled(true)), .search(.matching(.host)),
          .search(.minimumCharacters(2)), .scan(.enabled(true)), .scan(.action(.select)),
          .scan(.repeatWindowMs(5)), .paging(.enabled(true)),
        ]), sections: [Section(items: ["a", "b", "c"])], preselected: ["a", "b"]))
    func answered(_ ids: [ItemID], hasMore: Bool = false) -> PickerEvent {
      .searchResultsArrived(SearchAnswer(query: "xx", rows: .ids(ids), hasMore: hasMore))
    }
    func scanned(_ value: ExactText, at time: Int64) -> Session {
      var session = start
      session.state.apply(
        .scanned(Scan(content: .read(raw: value, value: value))),
        at: Timestamp(microseconds: time))
      return session
    }
    let asked = start.after(.searchChanged(.typed("xx")))
    let receipts = [
      start, start.after(.searchBegan), start.after(.searchChanged(.typed("x"))),
      start.after(.searchChanged(.typed("y"))), asked, start.after(.searchChanged(.typed("xx "))),
      asked.after(answered([])), asked.after(answered(["a"])), asked.after(answered(["a", "b"])),
      asked.after(answered(["b", "a"])), asked.after(answered(["a"], hasMore: true)),
      start.after(.searchChanged(.erased(ErasedText(matches: [])))),
      start.after(.searchChanged(.erased(ErasedText(matches: ["a"])))),
      scanned("1", at: 1), scanned("1", at: 2), scanned("2", at: 1),
      start.after(.viewportChanged(first: 0, capacity: 1)),
      start.after(.viewportChanged(first: 1, capacity: 1)),
      start.after(.viewportChanged(first: 0, capacity: 2)),
      start.after(.paneSwiped(to: .selected)), start.after(.loadStarted),
      start.after(.loadFailed(message: "")), start.after(.loadFailed(message: "offline")),
      start.after(.tap("c"), .tap("c")), start.after(.tap("c"), .undone),
      start.after(.tap("b"), .undone),
    ].map(\.receipt)
    #expect(Set(receipts).count == receipts.count)
  }

  @Test func `changes with the catalog that pages and reloads make`() {
    let start = Session(
      Opening(sections: [Section(id: "S", items: ["a", "b"])], hasMore: true, preselected: ["z"]))
    func page(_ rows: [Item], hasMore: Bool = true) -> Session {
      start.after(.pageLoaded(Page(rows: .items(rows), hasMore: hasMore)))
    }
    func reload(_ sections: [Section]) -> Session {
      start.after(.catalogReloaded(Reload(sections: sections, hasMore: true)))
    }
    let receipts = [
      start, page(["c"]), page(["c"], hasMore: false), page(["c", "d"]), page(["d", "c"]),
      page([.disabled("c")]), page([Item(id: "a", title: "Apple")]), page(["z"]),
      start.after(
        .pageLoaded(Page(rows: .sections([Section(id: "T", items: [])]), hasMore: true))),
      reload([Section(id: "S", items: ["a"])]), reload([Section(id: "S", items: ["b"])]),
      reload([Section(id: "S", items: ["b", "a"])]), reload([Section(id: "T", items: ["a", "b"])]),
      // What left the catalog is remembered as it was last.
      page([Item(id: "b", title: "Berry")])
        .after(.catalogReloaded(Reload(sections: [Section(id: "S", items: ["a"])], hasMore: true))),
      page([.disabled("b")])
        .after(.catalogReloaded(Reload(sections: [Section(id: "S", items: ["a"])], hasMore: true))),
    ].map(\.receipt)
    #expect(Set(receipts).count == receipts.count)
    // The same catalog has the same receipt, whatever brought it.
    #expect(page(["a", "b"]).receipt == start.receipt)
    #expect(reload([Section(id: "S", items: ["a", "b"])]).receipt == start.receipt)
    #expect(
      reload([Section(id: "S", items: ["a", "b", "c"])]).receipt == page(["c"]).receipt)
    let away = Session(
      Opening(sections: [Section(id: "S", items: ["a", "b"])], hasMore: true, preselected: ["z"])
    ).after(
      .catalogReloaded(Reload(sections: [], hasMore: true)),
      .catalogReloaded(Reload(sections: [Section(id: "S", items: ["a", "b"])], hasMore: true)))
    #expect(away.receipt == start.receipt)
  }

  @Test func `changes with the note, what the host knows of it, and what is composed`() {
    let start = Session([.note(.text("a")), .note(.maxLength(2)), .note(.countsCharacters(true))])
    func edited(_ start: Int, _ length: Int, _ text: ExactText, _ kind: EditKind) -> PickerEvent {
      .noteEdited(NoteEdit(start: start, length: length, text: text, kind: kind))
    }
    let typed = start.after(edited(1, 0, "b", .typed))
    let states = [
      start, start.after(.noteFocused), typed, typed.after(.noteFocused), typed.after(.noteBlurred),
      start.after(.noteErrorSet(hasError: true, text: "")),
      start.after(.noteErrorSet(hasError: false, text: "bad")),
      start.after(.noteErrorSet(hasError: true, text: "bad")), start.after(.noteSet(text: "")),
      // The same text with its marks, of which other pieces are marked.
      start.after(edited(1, 0, "b", .composing)), start.after(edited(0, 1, "ab", .composing)),
      start.after(edited(0, 0, "b", .composing)), start.after(edited(0, 1, "a", .composing)),
    ]
    #expect(Set(states.map(\.receipt)).count == states.count)
    // What leads to the same note leaves no trace.
    #expect(typed.after(edited(1, 1, "", .typed)).receipt == start.receipt)
    #expect(start.after(.noteSet(text: "ab")).receipt == typed.after(.noteBlurred).receipt)
    #expect(start.after(edited(1, 0, "bc", .typed)).receipt == start.receipt)
    // A refused insertion ends what was being composed.
    let composing = start.after(edited(1, 0, "b", .composing))
    #expect(composing.after(edited(2, 0, "c", .typed)).receipt == start.receipt)
    #expect(composing.after(edited(9, 0, "c", .typed)).receipt == composing.receipt)
  }

  @Test func `changes with an alert, its reasons, and the end`() {
    let few = Session([
      .mode(.multiple), .min(2), .requiresSelection(true), .confirmsOnCancel(true),
    ])
    let picked = few.after(.tap("a"))
    let receipts = [
      few, few.after(.doneTapped), few.after(.abandoned), few.after(.cancelTapped),
      picked, picked.after(.doneTapped), picked.after(.cancelTapped), picked.after(.abandoned),
      picked.after(.cancelTapped, .discardConfirmed).after(.abandoned),
      picked.after(.tap("b")), picked.after(.tap("b"), .doneTapped),
    ].map(\.receipt)
    // A revert gives the same state as a cancel without a change.
    #expect(receipts[3] == receipts[8])
    #expect(Set(receipts).count == receipts.count - 1)
  }

  @Test func `is the same for equal states, whatever their past`() {
    let start = Session([.mode(.multiple), .max(2), .confirmsOnCancel(true)], picks: ["a"])
    let plain = start.after(.tap("b")).receipt
    #expect(start.after(.tap("b"), .undone, .redone).receipt == plain)
    #expect(start.after(.tap("c"), .undone, .tap("b")).receipt == plain)
    #expect(start.after(.tap("ghost"), .tap("b"), .doneTapped).receipt != plain)
    #expect(start.after(.tap("ghost"), .tap("b"), .redone).receipt == plain)
    #expect(start.after(.tap("b"), .cancelTapped, .keepEditingTapped).receipt == plain)
    #expect(start.after(.tap("b"), .selectionSet(ids: ["a", "b"])).receipt == plain)
    // Set by the host, the same picks begin no range.
    #expect(start.after(.selectionSet(ids: ["a", "b"])).receipt != plain)
    #expect(start.after(.rulesChanged(.init([.max(2)])), .tap("b")).receipt == plain)
    #expect(
      start.after(.rulesChanged(.init([.max(5)])), .rulesChanged(.init([.max(2)])), .tap("b"))
        .receipt == plain)
    let evicted = start.after(.tap("b"), .tap("c"), .undone).after(.redone)
    #expect(evicted.receipt == start.after(.tap("b"), .tap("c")).receipt)
  }

  @Test func `is the same for every way to write the same rules`() {
    let plain = Session(
      Opening(
        config: .init(preset: .selection, selection: .all(min: 0, max: 2)),
        sections: [Section(items: ["a"])]))
    let spelled = Session(
      Opening(config: .init([.mode(.multiple), .max(2)]), sections: [Section(items: ["a"])]))
    #expect(plain.receipt == spelled.receipt)
  }

  @Test func `of a rejected event is that of the state before`() {
    let state = Session([.mode(.multiple), .max(1), .overflow(.reject)], picks: ["a"])
    for event: PickerEvent in [.tap("b"), .tap("ghost"), .undone, .searchBegan, .anchorTapped] {
      #expect(state.after(event).receipt == state.receipt, "\(event)")
    }
  }

  @Test func `keeps the vectors of its description`() throws {
    let opening = Opening(
      config: .init([.mode(.multiple), .max(2)]), sections: [Section(items: ["a", "b", "c"])])
    var session = Session(opening)
    var receipts = ["opened": session.receipt.hex]
    let events: [(String, PickerEvent)] = [
      ("tapped a", .tap("a")), ("tapped b", .tap("b")),
      ("tapped c (a is evicted)", .tap("c")), ("undone", .undone), ("doneTapped", .doneTapped),
    ]
    for (name, event) in events {
      session.send(event)
      receipts[name] = session.receipt.hex
    }
    #expect(try Self.described(receipts.keys) == receipts)
    #expect(receipts["tapped b"] == "7bb05adc385e66ed")
  }

  @Test func `keeps the vectors of searches, scans and data`() throws {
    let opening = Opening(
      config: .init([
        .mode(.multiple), .max(2), .search(.enabled(true)), .scan(.enabled(true)),
        .scan(.repeatWindowMs(1_000)), .paging(.enabled(true)),
      ]), sections: [Section(items: ["a", "b", "c"])])
    var session = Session(opening)
    let date = Item(id: "d", title: "Date")
    let events: [(String, PickerEvent)] = [
      ("searchBegan", .searchBegan),
      (#"searchChanged "B ""#, .searchChanged(.typed("B "))),
      (
        #"scanned "c" and a line feed, at 2026-03-01T09:00:01Z"#,
        .scanned(Scan(content: .read(raw: "c\n", value: "c\n")))
      ),
      (
        "pageLoaded d, titled Date, with more to come",
        .pageLoaded(Page(rows: .items([date]), hasMore: true))
      ),
      (
        "viewportChanged 0, 20 (a page is asked for)", .viewportChanged(first: 0, capacity: 20)
      ),
      (
        "catalogReloaded with b and c in section S, titled Two",
        .catalogReloaded(Reload(sections: [Section(id: "S", title: "Two", items: ["b", "c"])]))
      ),
      (#"loadFailed "offline""#, .loadFailed(message: "offline")),
      ("searchCancelled", .searchCancelled),
    ]
    var receipts = ["opened, with search, scan and paging": session.receipt.hex]
    for (name, event) in events {
      session.state.apply(event, at: Timestamp(microseconds: 1_772_355_601_000_000))
      receipts[name] = session.receipt.hex
    }
    #expect(try Self.described(receipts.keys) == receipts)
    #expect(receipts.count == 9)
  }

  @Test func `keeps the vectors of a note`() throws {
    let opening = Opening(
      config: .init([
        .mode(.multiple), .max(2), .note(.maxLength(3)), .note(.countsCharacters(true)),
        .note(.overLimit(.truncate)),
      ]), sections: [Section(items: ["a", "b", "c"])])
    var session = Session(opening)
    let events: [(String, PickerEvent)] = [
      ("noteFocused", .noteFocused),
      (#"noteEdited 0, 0, "né""#, .noteEdited(NoteEdit(start: 0, length: 0, text: "né"))),
      (
        #"noteEdited 2, 0, "xyz", composing"#,
        .noteEdited(NoteEdit(start: 2, length: 0, text: "xyz", kind: .composing))
      ),
      (
        #"noteErrorSet true, "bad" (what is composed is cut to "x")"#,
        .noteErrorSet(hasError: true, text: "bad")
      ),
      ("noteBlurred (the host is told)", .noteBlurred), (#"noteSet """#, .noteSet(text: "")),
      ("doneTapped, with a note that is empty", .doneTapped),
    ]
    var receipts = ["opened, with a note": session.receipt.hex]
    for (name, event) in events {
      session.send(event)
      receipts[name] = session.receipt.hex
    }
    #expect(try Self.described(receipts.keys) == receipts)
    #expect(receipts.count == 8)
  }

  /// The receipts that Documentation/Receipt.md gives for the rows of its last table.
  private static func described(_ rows: some Collection<String>) throws -> [String: String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Receipt.md")
    var found: [String: String] = [:]
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, rows.contains(cells[0]) else { continue }
      found[cells[0]] = cells[1].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    }
    return found
  }
}
