internal import PickerEvents

extension Reader {
  /// How many events are read under one lock, at most.
  static let pageSize = 1_024

  /// How many bytes of texts, lists and payloads end a page early.
  private static let pageBytes = 1 << 20

  /// Reads the next events of a session, from either end, and checks that none is missing.
  func page(
    of session: Int64,
    from first: Int,
    through last: Int,
    _ order: ReadingOrder = .oldestFirst,
    into events: inout [RecordedEvent],
  ) throws(StoreError) {
    events.removeAll(keepingCapacity: true)
    var bytes = 0
    try fill(&events, of: session, first, last, order, counting: &bytes)
  }

  /// Adds the next events of a session to a page, until `bytes` or `limit` ends it.
  func fill(
    _ events: inout [RecordedEvent],
    of session: Int64,
    _ first: Int,
    _ last: Int,
    _ order: ReadingOrder = .oldestFirst,
    limit: Int = Reader.pageSize,
    counting bytes: inout Int,
  ) throws(StoreError) {
    let range = first...max(first, last)
    switch order {
    case .oldestFirst:
      try fill(&events, by: page, of: session, range, first, 1, limit, &bytes)
    case .newestFirst:
      try fill(&events, by: pageBack, of: session, range, last, -1, limit, &bytes)
    }
  }

  private func fill(
    _ events: inout [RecordedEvent],
    by rows: borrowing Statement,
    of session: Int64,
    _ range: ClosedRange<Int>,
    _ begin: Int,
    _ step: Int,
    _ limit: Int,
    _ bytes: inout Int,
  ) throws(StoreError) {
    rows.bind(EventKey.key(session: session, sequence: range.lowerBound), at: 1)
    rows.bind(EventKey.key(session: session, sequence: range.upperBound), at: 2)
    rows.bind(limit, at: 3)
    defer { rows.reset() }
    let before = events.count
    var expected = begin
    do throws(StoreError) {
      while bytes < Self.pageBytes, try rows.step(to: "read the events") {
        events.append(try event(expected, in: rows, counting: &bytes))
        expected += step
      }
      guard bytes >= Self.pageBytes || events.count - before == min(limit, range.count) else {
        throw StoreError.damage("an event is missing")
      }
    } catch {
      var error = error
      error.sequence = expected
      throw error
    }
  }

  /// Decodes the row that the statement stands at.
  @inline(__always)
  private func event(
    _ expected: Int,
    in row: borrowing Statement,
    counting bytes: inout Int,
  ) throws(StoreError) -> RecordedEvent {
    guard EventKey.sequence(of: try row.integer(0)) == expected else {
      throw StoreError.damage("an event is missing")
    }
    let kind = try Self.kind(try row.integer(2))
    let item = try row.text(3).map { ItemID($0) }
    let text = try row.text(4)
    let added = try row.list(6)
    let removed = try row.list(7)
    let evicted = try row.list(8)
    bytes += (item?.string.utf8.count ?? 0) + added.byteCount
    bytes += removed.byteCount + evicted.byteCount
    let detail = try row.bytes(9)
    let payload = try row.optionalInteger(10)
    let event: PickerEvent
    if kind == .tapped, let item, text == nil, detail == nil, payload == nil {
      // Nine rows in ten; what the codec says of them, without going round by it.
      event = .tapped(item: item, region: .all)
    } else {
      event = try self.event(kind, item, text, detail, payload, counting: &bytes)
    }
    return RecordedEvent(
      sequence: expected,
      time: Timestamp(microseconds: try row.integer(1)),
      event: event,
      outcome: RecordedOutcome(
        verdict: try Self.verdict(try row.optionalInteger(5)),
        added: try ListDecoding.items(added, item: item, column: "added"),
        removed: try ListDecoding.items(removed, item: item, column: "removed"),
        evicted: try ListDecoding.evictions(evicted)),
      receipt: Receipt(UInt64(bitPattern: try row.integer(11))))
  }

  private func event(
    _ kind: EventKind,
    _ item: ItemID?,
    _ text: String?,
    _ detail: [UInt8]?,
    _ payload: Int64?,
    counting bytes: inout Int,
  ) throws(StoreError) -> PickerEvent {
    let payload = if let payload { try self.payload(payload) as [UInt8]? } else { nil as [UInt8]? }
    bytes += (text?.utf8.count ?? 0) + (detail?.count ?? 0) + (payload?.count ?? 0)
    let columns = EventColumns(
      kind: kind, item: item, text: text.map { ExactText($0) }, detail: detail, payload: payload)
    do {
      return try columns.event()
    } catch {
      throw StoreError.damage("its columns do not make an event (\(error))")
    }
  }

  private func payload(_ key: Int64) throws(StoreError) -> [UInt8] {
    payload.bind(key, at: 1)
    defer { payload.reset() }
    guard try payload.step(to: "read a payload"), let bytes = try payload.bytes(0) else {
      throw StoreError.damage("payload \(key) is missing")
    }
    return bytes
  }
}
