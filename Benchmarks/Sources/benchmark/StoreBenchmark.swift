import CRawStore
import EventStore
import PickerEvents

/// Appending and reading through the store, against the same statements in C.
struct StoreBenchmark {
  private let options: Options
  private let scratch: Scratch
  private let session: SessionID = "01JNC5W3E0-benchmark"

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["store", "raw"]) }
    print("SQLite \(String(cString: raw_version())), median of \(options.runs) interleaved runs\n")
    row("work", "events", "C rows/s", "store rows/s", "ratio", "bar", "bytes/event")
    row("---", "--:", "--:", "--:", "--:", "--:", "--:")
    for size in options.sizes {
      // Events are made beforehand: who taps has them in hand.
      let events = (2...size + 1).map { Self.event($0) }
      for batch in options.batches { try append(events, batch: batch) }
      try read(size)
    }
  }

  private func append(_ events: [RecordedEvent], batch: Int) throws {
    var raw = Figures()
    var store = Figures()
    var bytes = 0
    for run in 0..<options.runs {
      if run % 2 == 0 { try raw.add(try self.raw(events.count, batch)) }
      try store.add(try self.store(events, batch))
      if run % 2 == 1 { try raw.add(try self.raw(events.count, batch)) }
      bytes = scratch.size("\(scratch.folder)/store")
      try compare()
    }
    row(
      "append, batches of \(Double(batch).thousands)", Double(events.count).thousands,
      raw.rate(events.count).thousands, store.rate(events.count).thousands,
      (raw.median / store.median).ratio, "0.80", (Double(bytes) / Double(events.count)).ratio)
  }

  private func raw(_ count: Int, _ batch: Int) throws -> Double {
    let path = try begin("raw")
    return raw_append(path, session.string, 2, Int64(count + 1), Int64(batch), nil)
  }

  private func store(_ events: [RecordedEvent], _ batch: Int) throws -> Double {
    let path = try begin("store")
    let store = try EventStore(.file(path: path), access: .existing)
    let batches = stride(from: 0, to: events.count, by: batch).map {
      Array(events[$0..<min($0 + batch, events.count)])
    }
    let start = ContinuousClock.now
    for batch in batches {
      try store.append(batch, to: session, expecting: .exactly(batch[0].sequence - 1))
    }
    return Self.seconds(since: start)
  }

  private func read(_ size: Int) throws {
    var raw = Figures()
    var store = Figures()
    let path = "\(scratch.folder)/store"
    for run in 0..<options.runs {
      var rows: Int64 = 0
      var checksum: UInt64 = 0
      if run % 2 == 0 { try raw.add(raw_scan(path, &rows, &checksum)) }
      let log = try EventStore(.file(path: path), access: .readOnly)
      let start = ContinuousClock.now
      var reader = try log.reader(of: session)
      var count = 0
      var digest: UInt64 = 0
      while let page = try reader.nextPage() {
        for index in page.indices { digest ^= page[index].receipt.value }
        count += page.count
      }
      try store.add(Self.seconds(since: start))
      guard count == size + 1, digest != 0 else { throw Failure("\(count) events were read") }
      if run % 2 == 1 { try raw.add(raw_scan(path, &rows, &checksum)) }
      guard rows == count else { throw Failure("C read \(rows) rows") }
    }
    row(
      "read", Double(size).thousands, raw.rate(size).thousands, store.rate(size).thousands,
      (raw.median / store.median).ratio, "0.70", "")
  }

  /// Begins a log whose session was opened.
  private func begin(_ name: String) throws -> String {
    let path = scratch.fresh(name)
    try Self.begin(path, session)
    return path
  }

  /// Makes a log with an opened session, for both sides to append to.
  static func begin(_ path: String, _ session: SessionID) throws {
    let store = try EventStore(.file(path: path))
    let opened = RecordedEvent(
      sequence: 1, time: Timestamp(microseconds: 1_772_355_600_000_000),
      event: .opened(Opening(sections: [Section(items: [Item(id: "a", title: "Apple")])])),
      outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(1))
    try store.append([opened], to: session, expecting: .mustNotExist)
  }

  /// Both logs must hold the same rows.
  private func compare() throws {
    var rows: (Int64, Int64) = (0, 0)
    var sums: (UInt64, UInt64) = (0, 0)
    _ = raw_scan("\(scratch.folder)/raw", &rows.0, &sums.0)
    _ = raw_scan("\(scratch.folder)/store", &rows.1, &sums.1)
    guard rows.0 == rows.1, sums.0 == sums.1 else {
      throw Failure("the two logs differ: \(rows), \(sums)")
    }
  }

  /// The tap that both sides write at a sequence.
  static func event(_ sequence: Int) -> RecordedEvent {
    let row = raw_row(Int64(sequence))
    let item = ItemID(text(row.item, row.item_length))
    let evicted = row.evicted_length > 0 ? [ItemID(text(row.evicted, row.evicted_length))] : []
    return RecordedEvent(
      sequence: sequence, time: Timestamp(microseconds: row.time),
      event: .tapped(item: item, region: .all),
      outcome: RecordedOutcome(
        verdict: row.reason == 0 ? .accepted : .rejected(.limitReached),
        added: ShortList(row.added == 1 ? [item] : []),
        removed: ShortList(row.removed == 1 ? [item] : []),
        evicted: ShortList(evicted.map { Eviction(item: $0, limit: .total) })),
      receipt: Receipt(UInt64(bitPattern: row.receipt)))
  }

  private static func text<Characters>(_ characters: Characters, _ count: Int32) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix(Int(count)), as: UTF8.self) }
  }

  static func seconds(since start: ContinuousClock.Instant) -> Double {
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}
