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
    let row = batch.items.count - 1
    let item = batch.items.isNull[row] ? nil : batch.items[row]
    try batch.added.append(try list(6), item: item, column: "added")
    try batch.removed.append(try list(7), item: item, column: "removed")
    try batch.evicted.append(try list(8), item: nil, column: "evicted")
    try text(9, into: &batch.details)
    batch.receipts.append(Receipt(UInt64(bitPattern: try integer(10))))
    batch.times.append(time)
    batch.kinds.append(kind)
    batch.reasons.append(verdict.reason)
    batch.sequences.append(Int64(sequence))
  }

  /// Adds a column that holds a text or nothing.
  private func text(_ column: Int32, into cells: inout TextCells) throws(StoreError) {
    let value = unsafe sqlite3_column_value(pointer, column)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_NULL: cells.appendNull()
    case SQLITE_TEXT: unsafe try text(of: value, column, into: &cells)
    default: throw wrongType(column)
    }
  }

  private func text(
    of value: OpaquePointer?, _ column: Int32, into cells: inout TextCells,
  ) throws(StoreError) {
    let bytes = unsafe Self.bytes(of: value)
    // Most texts are ASCII, which every reader takes.
    if unsafe !bytes.allSatisfy({ $0 < 0x80 }) {
      guard unsafe String(validating: bytes, as: UTF8.self) != nil else {
        throw StoreError.damage("column \(name(of: column)) is not valid UTF-8")
      }
    }
    cells.append { unsafe $0.append(contentsOf: bytes) }
  }
}

extension Verdict {
  /// Why an event was rejected; nil for one that was accepted.
  fileprivate var reason: Reason? {
    switch self {
    case .accepted: nil
    case .rejected(let reason): reason
    }
  }
}
