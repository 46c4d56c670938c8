internal import CSQLite
internal import PickerEvents

extension Statement {
  /// Reads the events of a session into columns, until a batch is full, and checks that none is
  /// missing.
  func scan(
    _ session: CutSession, into batch: inout EventBatch, _ limit: Int, _ bytes: Int,
  ) throws(StoreError) {
    bind(EventKey.key(session: session.key, sequence: session.first), at: 1)
    bind(EventKey.key(session: session.key, sequence: session.last), at: 2)
    defer { reset() }
    var expected = session.first
    while batch.count < limit, batch.byteCount < bytes {
      guard try step(to: "read the events") else {
        guard expected > session.last else { throw StoreError.damage("an event is missing") }
        return
      }
      guard EventKey.sequence(of: try integer(0)) == expected else {
        throw StoreError.damage("an event is missing")
      }
      try scan(expected, into: &batch)
      expected += 1
    }
  }

  private func scan(_ sequence: Int, into batch: inout EventBatch) throws(StoreError) {
    let kind = try Reader.kind(try integer(2))
    let verdict = try Reader.verdict(try optionalInteger(5))
    let time = try integer(1)
    try text(3, into: &batch.items)
    try text(4, into: &batch.texts)
    try list(6, "added", .texts, item: 3, into: &batch.added)
    try list(7, "removed", .texts, item: 3, into: &batch.removed)
    try list(8, "evicted", .evictions, item: nil, into: &batch.evicted)
    try text(9, into: &batch.details)
    batch.receipts.append(Receipt(UInt64(bitPattern: try integer(10))))
    batch.times.append(time)
    batch.kinds.append(kind)
    batch.reasons.append(verdict.reason)
    batch.sequences.append(Int64(sequence))
  }

  /// Adds a column that holds a text or nothing.
  func text(_ column: Int32, into cells: inout TextCells) throws(StoreError) {
    let value = unsafe sqlite3_column_value(pointer, column)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_NULL: cells.appendNull()
    case SQLITE_TEXT: try unsafe text(of: value, column, into: &cells)
    default: throw wrongType(column)
    }
  }

  /// Adds a column that holds a list, 1 for the row's own item, its length, or nothing; checks it
  /// as `ListDecoding` does.
  private func list(
    _ column: Int32, _ name: StaticString, _ shape: ListShape, item: Int32?,
    into cells: inout ListCells,
  ) throws(StoreError) {
    let value = unsafe sqlite3_column_value(pointer, column)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_NULL: cells.append(count: 0)
    case SQLITE_TEXT:
      let bytes = unsafe Self.bytes(of: value)
      try unsafe requireUTF8(bytes, column)
      try cells.append(shape, name) { unsafe $0.append(contentsOf: bytes) }
    case SQLITE_INTEGER:
      let count = unsafe sqlite3_value_int64(value)
      guard count == 1, let item else {
        return cells.append(count: Int64(try ListDecoding.length(count, name)))
      }
      let own = unsafe sqlite3_column_value(pointer, item)
      guard unsafe sqlite3_value_type(own) == SQLITE_TEXT else {
        throw ListDecoding.itemMissing(name)
      }
      // It was read before, and so found to be UTF-8; it stays until the next step.
      let bytes = unsafe Self.bytes(of: own)
      cells.appendOne { json in
        json.append(UInt8(ascii: "["))
        unsafe json.append(json: bytes)
        json.append(UInt8(ascii: "]"))
      }
    default: throw wrongType(column)
    }
  }

  private func text(
    of value: OpaquePointer?, _ column: Int32, into cells: inout TextCells,
  ) throws(StoreError) {
    let bytes = unsafe Self.bytes(of: value)
    try unsafe requireUTF8(bytes, column)
    cells.append { unsafe $0.append(contentsOf: bytes) }
  }

  func requireUTF8(
    _ bytes: UnsafeBufferPointer<UInt8>, _ column: Int32,
  ) throws(StoreError) {
    // Most texts are ASCII, which every reader takes.
    if unsafe bytes.allSatisfy({ $0 < 0x80 }) { return }
    guard unsafe String(validating: bytes, as: UTF8.self) != nil else {
      throw StoreError.damage("column \(name(of: column)) is not valid UTF-8")
    }
  }
}
