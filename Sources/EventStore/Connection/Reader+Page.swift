internal import PickerEvents

extension Reader {
  /// How many events are read under one lock, at most.
  static let pageSize = 512

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
    let item = try page.text(3).map { ItemID($0) }
    var columns = EventColumns(kind: try Self.kind(try page.integer(2)), item: item)
    if let text = try page.text(4) {
      columns.text = ExactText(text)
      bytes += text.utf8.count
    }
    if let detail = try page.bytes(9) {
      columns.detail = detail
      bytes += detail.count
    }
    if let key = try page.optionalInteger(10) {
      let payload = try self.payload(key)
      columns.payload = payload
      bytes += payload.count
    }
    let event: PickerEvent
    do {
      event = try columns.event()
    } catch {
      throw StoreError.damage("its columns do not make an event (\(error))")
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

  private func payload(_ key: Int64) throws(StoreError) -> [UInt8] {
    payload.bind(key, at: 1)
    defer { payload.reset() }
    guard try payload.step(to: "read a payload"), let bytes = try payload.bytes(0) else {
      throw StoreError.damage("payload \(key) is missing")
    }
    return bytes
  }
}
