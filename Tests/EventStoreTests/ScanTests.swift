import PickerEvents
import Testing

@testable import EventStore

/// A list of so many texts, as a log writes it.
private func list(of count: Int) -> String {
  "[" + (0..<count).map { "\"\($0)\"" }.joined(separator: ",") + "]"
}

@Suite struct `A scan of events` {
  private static func scan(_ store: EventStore) throws -> EventBatch {
    var scan = EventScan(try LogCut(of: store))
    var batch = EventBatch()
    _ = try scan.next(into: &batch)
    return batch
  }

  private static func text(_ cells: TextCells, _ row: Int) -> String? {
    cells[row].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `has the columns as the log keeps them`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    let hostile: ItemID = "\"b\"\n\u{0}é,\\"
    try store.append(
      [
        Events.opened(at: -1),
        Events.tapped(2, hostile),
        Events.recorded(
          3, .tapped(item: "c", region: .all),
          RecordedOutcome(
            verdict: .accepted, added: ShortList(["c"]), removed: ShortList(["x", "[\"],"]),
            evicted: ShortList([
              Eviction(item: hostile, limit: .total), Eviction(item: "e", limit: .section),
            ]))),
        Events.recorded(
          4, .selectAllTapped,
          RecordedOutcome(
            verdict: .accepted, added: ShortList(count: 1_000_000), evicted: ShortList(count: 65))),
        Events.recorded(
          5, .searchChanged(.typed("")), RecordedOutcome(verdict: .rejected(.searchDisabled))),
      ], to: "s", expecting: .any)
    let batch = try Self.scan(store)
    #expect(batch.count == 5)
    #expect(batch.sequences == [1, 2, 3, 4, 5])
    #expect(batch.times[0] == -1)
    #expect(
      batch.kinds == [.opened, .tapped, .tapped, .selectAllTapped, .searchChanged])
    #expect(batch.reasons == [nil, nil, nil, nil, .searchDisabled])
    #expect((0..<5).map { Self.text(batch.items, $0) } == [nil, hostile.string, "c", nil, nil])
    #expect((0..<5).map { Self.text(batch.texts, $0) } == [nil, nil, nil, nil, ""])
    #expect(batch.added.counts == [0, 1, 1, 1_000_000, 0])
    #expect(batch.removed.counts == [0, 0, 2, 0, 0])
    #expect(batch.evicted.counts == [0, 0, 2, 65, 0])
    #expect(Self.text(batch.added.lists, 1) == #"["\"b\"\n\u0000é,\\"]"#)
    #expect(Self.text(batch.added.lists, 3) == nil)
    #expect(Self.text(batch.removed.lists, 2) == #"["x","[\"],"]"#)
    #expect(
      Self.text(batch.evicted.lists, 2) == #"[["\"b\"\n\u0000é,\\","total"],["e","section"]]"#)
    #expect(batch.receipts == (1...5).map { Receipt(UInt64($0) &* 0x9E37_79B9_7F4A_7C15) })
  }

  @Test func `goes on within a session that is longer than a batch, and after large texts`() throws
  {
    let store = try EventStore(.memory)
    let text = ExactText(String(repeating: "ü", count: 400_000))
    let large = (2...9).map { Events.recorded($0, .searchChanged(.typed(text))) }
    try store.append([Events.opened()] + large, to: "large", expecting: .any)
    try store.append(Events.session(10_000), to: "long", expecting: .any)
    try store.append(Events.session(2), to: "short", expecting: .any)
    var scan = EventScan(try LogCut(of: store))
    var batch = EventBatch()
    var rows: [String: [Int64]] = [:]
    var batches = 0
    while try scan.next(into: &batch) {
      batches += 1
      #expect(batch.count <= 4_096)
      for run in batch.runs { rows[run.session.string, default: []] += batch.sequences[run.rows] }
    }
    #expect(rows["large"] == Array(1...9))
    #expect(rows["long"] == Array(1...10_000))
    #expect(rows["short"] == [1, 2])
    #expect(batches > 5)
  }

  @Test func `passes over what was dropped meanwhile, also the rest of a session`() throws {
    let store = try EventStore(.memory)
    for id in ["a", "b", "c"] as [SessionID] {
      try store.append(Events.session(5_000), to: id, expecting: .any)
    }
    var scan = EventScan(try LogCut(of: store))
    var batch = EventBatch()
    var rows: [String: [Int64]] = [:]
    var isDropped = false
    while try scan.next(into: &batch) {
      for run in batch.runs { rows[run.session.string, default: []] += batch.sequences[run.rows] }
      guard !isDropped else { continue }
      isDropped = true
      try store.execute(
        """
        DELETE FROM sessions WHERE id IN ('a', 'b'); DELETE FROM events WHERE key >> 24 IN (1, 2);
        """)
    }
    #expect(rows == ["a": Array(1...4_096), "c": Array(1...5_000)])
  }

  @Test(
    arguments: [
      ("DELETE FROM events WHERE key & 16777215 = 3", 3),
      ("DELETE FROM events WHERE key & 16777215 = 5", 5),
      ("UPDATE events SET kind = 200 WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET reason = 200 WHERE key & 16777215 = 4", 4),
      ("UPDATE events SET added = 1, item = NULL WHERE key & 16777215 = 4", 4),
      ("UPDATE events SET evicted = 1 WHERE key & 16777215 = 4", 4),
      ("UPDATE events SET evicted = 64 WHERE key & 16777215 = 4", 4),
      ("UPDATE events SET evicted = 0 WHERE key & 16777215 = 1", 1),
      ("UPDATE events SET added = -5 WHERE key & 16777215 = 3", 3),
      ("UPDATE events SET added = 64 WHERE key & 16777215 = 3", 3),
      ("UPDATE events SET removed = 2 WHERE key & 16777215 = 5", 5),
      ("UPDATE events SET removed = '[garbage' WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET removed = '[]' WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET removed = '' WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET removed = '[\"a\",]' WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET removed = '[[\"a\",\"total\"]]' WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET added = '\(list(of: 65))' WHERE key & 16777215 = 3", 3),
      ("UPDATE events SET evicted = '[\"a\"]' WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET evicted = '[[\"a\",\"none\"]]' WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET added = 1.5 WHERE key & 16777215 = 4", 4),
      ("UPDATE events SET item = CAST(x'41ff' AS TEXT) WHERE key & 16777215 = 2", 2),
      ("UPDATE events SET removed = CAST(x'5b22ff225d' AS TEXT) WHERE key & 16777215 = 2", 2),
    ])
  func `names what is damaged`(sql: String, sequence: Int) throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(2), to: "before", expecting: .any)
      try store.append(Events.session(5), to: "s", expecting: .any)
    }
    do { RawDatabase(folder.file()).run(sql + " AND key >> 24 = 2") }
    let store = try EventStore(.file(path: folder.file()), access: .readOnly)
    let error = failure { _ = try Self.scan(store) }
    #expect(error?.code == .damaged)
    #expect(error?.session == "s")
    #expect(error?.sequence == sequence)
    // The reader that makes events of the rows says the same.
    let page = failure { try store.read("s") { _ in true } }
    #expect(page?.code == .damaged)
    #expect(page?.sequence == sequence)
  }

  @Test func `keeps texts, empty texts and NULL apart`() {
    var cells = TextCells()
    let values: [String?] = [nil, nil, "", "a", nil, "", "bc", nil]
    for (count, value) in values.enumerated() {
      #expect(cells.count == count)
      #expect(cells.areAllNull == values.prefix(count).allSatisfy { $0 == nil })
      cells.append(value)
    }
    #expect(values.indices.map { Self.text(cells, $0) } == values)
    #expect(cells.isNull == values.map { $0 == nil })
    #expect(cells.ends == [0, 0, 0, 1, 1, 1, 3, 3])
    let some = cells.rows(1..<6)
    #expect(some.isNull == [true, false, false, true, false])
    #expect((0..<5).map { Self.text(some, $0) } == [nil, "", "a", nil, ""])
    cells.removeAll()
    #expect(cells.count == 0 && cells.areAllNull)
  }
}
