import EventStore
import PickerEvents
import Testing

@Suite struct `An auditor with any SQLite tool` {
  @Test func `reads names, times, lists and receipts in the timeline`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    let item: ItemID = "b"
    var events = [
      Events.opened([Item(id: "a", title: "Apple")], at: Events.start),
      Events.tapped(2, item),
      Events.recorded(
        3, .tapped(item: item, region: .selected),
        RecordedOutcome(verdict: .accepted, removed: ShortList([item])), at: -1),
      Events.recorded(
        4, .tapped(item: "c", region: .all),
        RecordedOutcome(
          verdict: .accepted, added: ShortList(["c"]),
          evicted: ShortList([Eviction(item: "\"b\"\n", limit: .total)])), at: 1),
      Events.recorded(
        5, .selectAllTapped, RecordedOutcome(verdict: .accepted, added: ShortList(count: 99))),
      Events.recorded(
        6, .searchChanged(.typed("fig")), RecordedOutcome(verdict: .rejected(.searchDisabled))),
    ]
    events[0].receipt = Receipt(.max)
    events[5].receipt = Receipt(255)
    try store.append(events, to: "fruit-1", expecting: .any)
    let raw = RawDatabase(folder.file())
    let rows = raw.rows(
      """
      SELECT session_id, seq, ts, kind, item, query, outcome, reason, added_count, added,
        removed_count, removed, evicted_count, evicted, receipt
      FROM timeline ORDER BY session_id, seq
      """)
    let bare = "NULL"
    func receipt(_ index: Int) -> String { events[index].receipt.hex }
    #expect(
      rows == [
        [
          "fruit-1", "1", "2026-03-01T09:00:00.000000Z", "opened", bare, bare, "accepted", bare,
          "0", bare, "0", bare, "0", bare, "ffffffffffffffff",
        ],
        [
          "fruit-1", "2", "2026-03-01T09:00:02.000000Z", "tapped", "b", bare, "accepted", bare,
          "1", "[\"b\"]", "0", bare, "0", bare, receipt(1),
        ],
        [
          "fruit-1", "3", "1969-12-31T23:59:59.999999Z", "tapped", "b", bare, "accepted", bare,
          "0", bare, "1", "[\"b\"]", "0", bare, receipt(2),
        ],
        [
          "fruit-1", "4", "1970-01-01T00:00:00.000001Z", "tapped", "c", bare, "accepted", bare,
          "1", "[\"c\"]", "0", bare, "1", "[[\"\\\"b\\\"\\n\",\"total\"]]", receipt(3),
        ],
        [
          "fruit-1", "5", "2026-03-01T09:00:05.000000Z", "selectAllTapped", bare, bare, "accepted",
          bare, "99", bare, "0", bare, "0", bare, receipt(4),
        ],
        [
          "fruit-1", "6", "2026-03-01T09:00:06.000000Z", "searchChanged", bare, "fig", "rejected",
          "searchDisabled", "0", bare, "0", bare, "0", bare, "00000000000000ff",
        ],
      ])
    let evicted = """
      SELECT json_extract(value, '$[0]') FROM timeline, json_each(evicted) WHERE seq = 4
      """
    #expect(raw.value(evicted) == "\"b\"\n")
  }

  @Test func `finds every text in the column of what it is, and nowhere else`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    let events: [PickerEvent] = [
      .searchChanged(.typed("typed")), .searchChanged(.typed("")),
      .searchChanged(.erased(ErasedText(matches: []))), .searchSubmitted(erased: nil),
      .searchResultsArrived(SearchAnswer(query: "asked", rows: .ids([]))),
      .pageLoaded(Page(rows: .items([]), hasMore: false, query: "paged")),
      .scanned(Scan(content: .read(raw: "raw", value: "code"))), .scanFailed(failure: "dark"),
      .loadFailed(message: "no net"), .noteSet(text: "set"),
      .noteEdited(NoteEdit(start: 0, length: 0, text: "edited", kind: .typed)),
      .noteErrorSet(hasError: true, text: "wrong"), .doneTapped,
    ]
    let recorded = events.enumerated().map { Events.recorded($0.offset + 2, $0.element) }
    try store.append([Events.opened()] + recorded, to: "s", expecting: .any)
    let rows = RawDatabase(folder.file()).rows(
      """
      SELECT coalesce('query ' || query, '') || coalesce('code ' || code, '')
        || coalesce('note ' || note, '') || coalesce('message ' || message, '')
      FROM timeline WHERE seq > 1 ORDER BY seq
      """)
    #expect(
      rows.map { $0[0] } == [
        "query typed", "query ", "", "", "query asked", "query paged", "code code",
        "message dark", "message no net", "note set", "note edited", "message wrong", "",
      ])
  }

  @Test func `finds whole JSON in every list, whatever the ids`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    let scalars = (0..<0x180).compactMap { Unicode.Scalar($0) }
    let items = scalars.map { ItemID(String(Character($0))) }
    var batch = [Events.opened()]
    for from in stride(from: 0, to: items.count, by: 64) {
      let some = Array(items[from..<min(from + 64, items.count)])
      batch.append(
        Events.recorded(
          batch.count + 1, .selectAllTapped,
          RecordedOutcome(verdict: .accepted, added: ShortList(some))))
    }
    try store.append(batch, to: "s", expecting: .any)
    #expect(try store.all("s") == batch)
    let raw = RawDatabase(folder.file())
    #expect(raw.value("SELECT min(json_valid(added)) FROM timeline WHERE added NOT NULL") == "1")
    let count = "SELECT count(DISTINCT value) FROM timeline, json_each(added) WHERE added NOT NULL"
    #expect(raw.value(count) == "\(items.count)")
  }
}
