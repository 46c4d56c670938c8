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
      SELECT session, sequence, time, event, item, text, outcome, reason, added, removed, evicted,
        receipt FROM timeline ORDER BY session, sequence
      """)
    let bare = "NULL"
    func receipt(_ index: Int) -> String { events[index].receipt.hex }
    #expect(
      rows == [
        [
          "fruit-1", "1", "2026-03-01T09:00:00.000000Z", "opened", bare, bare, "accepted", bare,
          bare, bare, bare, "ffffffffffffffff",
        ],
        [
          "fruit-1", "2", "2026-03-01T09:00:02.000000Z", "tapped", "b", bare, "accepted", bare,
          "[\"b\"]", bare, bare, receipt(1),
        ],
        [
          "fruit-1", "3", "1969-12-31T23:59:59.999999Z", "tapped", "b", bare, "accepted", bare,
          bare, "[\"b\"]", bare, receipt(2),
        ],
        [
          "fruit-1", "4", "1970-01-01T00:00:00.000001Z", "tapped", "c", bare, "accepted", bare,
          "[\"c\"]", bare, "[[\"\\\"b\\\"\\n\",\"total\"]]", receipt(3),
        ],
        [
          "fruit-1", "5", "2026-03-01T09:00:05.000000Z", "selectAllTapped", bare, bare, "accepted",
          bare, "99", bare, bare, receipt(4),
        ],
        [
          "fruit-1", "6", "2026-03-01T09:00:06.000000Z", "searchChanged", bare, "fig", "rejected",
          "searchDisabled", bare, bare, bare, "00000000000000ff",
        ],
      ])
    #expect(
      raw.value(
        "SELECT CAST(bytes AS TEXT) FROM timeline JOIN payloads ON payloads.key = payload"
          + " WHERE event = 'opened'"
      ).contains("\"Apple\""))
    let evicted = """
      SELECT json_extract(value, '$[0]') FROM timeline, json_each(evicted) WHERE sequence = 4
      """
    #expect(raw.value(evicted) == "\"b\"\n")
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
