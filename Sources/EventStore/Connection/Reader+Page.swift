internal import PickerEvents

extension Reader {
  /// How many events are read under one lock, at most.
  static let pageSize = 1_024

  /// How many bytes of texts and payloads end a page early.
  private static let pageBytes = 1 << 20

  /// Reads the next events of a session, and checks that none is missing.
  func page(
    of session: Int64,
    from first: Int,
    through last: Int,
    into events: inout [RecordedEvent],
  ) throws(StoreError) {
    events.removeAll(keepingCapacity: true)
    page.bind(EventKey.key(session: session, sequence: first), at: 1)
    page.bind(EventKey.key(session: session, sequence: last), at: 2)
    page.bind(Self.pageSize, at: 3)
    defer { page.reset() }
    var expected = first
    var bytes = 0
    do throws(StoreError) {
      while bytes < Self.pageBytes, try page.step(to: "read the events") {
        events.append(try event(expected, counting: &bytes))
        expected += 1
      }
      guard bytes >= Self.pageBytes || events.count == min(Self.pageSize, last - first + 1) else {
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
    counting bytes: inout Int,
  ) throws(StoreError) -> RecordedEvent {
    guard EventKey.sequence(of: try page.integer(0)) == expected else {
      throw StoreError.damage("an event is missing")
    }
    let kind = try Self.kind(try page.integer(2))
    let item = try page.text(3).map { ItemID($0) }
    let text = try page.text(4)
    let detail = try page.bytes(9)
    let payload = try page.optionalInteger(10)
    let event: PickerEvent
    if kind == .tapped, let item, text == nil, detail == nil, payload == nil {
      // Nine rows in ten; what the codec says of them, without going round by it.
      event = .tapped(item: item, region: .all)
    } else {
      event = try self.event(kind, item, text, detail, payload, counting: &bytes)
    }
    return RecordedEvent(
      sequence: expected,
      time: Timestamp(microseconds: try page.integer(1)),
      event: event,
      outcome: RecordedOutcome(
        verdict: try Self.verdict(try page.optionalInteger(5)),
        added: try ListDecoding.items(try page.list(6), item: item, column: "added"),
        removed: try ListDecoding.items(try page.list(7), item: item, column: "removed"),
        evicted: try ListDecoding.evictions(try page.list(8))),
      receipt: Receipt(UInt64(bitPattern: try page.integer(11))))
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
