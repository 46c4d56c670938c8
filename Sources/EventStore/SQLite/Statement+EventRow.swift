internal import CSQLite

extension Statement {
  /// Inserts a row; its texts are lent to SQLite, not copied.
  func insert(_ row: inout EventRow) throws(StoreError) {
    try checkLength(row.bytes.count)
    // The row's bytes stay where they are until the statement has run; every insert binds all
    // columns anew, so no binding is used after its bytes have gone.
    // Whatever becomes of the statement, its bindings are those of this row.
    var bound = row.bound
    defer { row.bound = bound }
    try unsafe row.bytes.withUnsafeBufferPointer { (bytes) throws(StoreError) in
      bind(row.key, at: 1)
      bind(row.time, at: 2)
      bind(row.kind, at: 3)
      unsafe bind(row.item, of: bytes, at: 4, &bound)
      unsafe bind(row.text, of: bytes, at: 5, &bound)
      unsafe bind(row.reason, of: bytes, at: 6, &bound)
      unsafe bind(row.added, of: bytes, at: 7, &bound)
      unsafe bind(row.removed, of: bytes, at: 8, &bound)
      unsafe bind(row.evicted, of: bytes, at: 9, &bound)
      unsafe bind(row.detail, of: bytes, at: 10, &bound)
      unsafe bind(row.payload, of: bytes, at: 11, &bound)
      bind(row.receipt, at: 12)
      try run(to: "append an event")
    }
  }

  private func bind(
    _ cell: EventRow.Cell,
    of bytes: UnsafeBufferPointer<UInt8>,
    at place: Int32,
    _ bound: inout UInt32,
  ) {
    let bit: UInt32 = 1 << UInt32(place)
    if case .null = cell {
      // Most columns of most rows are NULL, and were so in the row before.
      if bound & bit != 0 { bindNull(at: place) }
      bound &= ~bit
      return
    }
    bound |= bit
    switch cell {
    case .null: break
    case .integer(let value): bind(value, at: place)
    case .text(_, 0):
      // An empty text without an address would be NULL.
      unsafe withUnsafePointer(to: 0 as CChar) { nothing in
        unsafe _ = sqlite3_bind_text64(pointer, place, nothing, 0, Self.copied, UInt8(SQLITE_UTF8))
      }
    case .text(let start, let count):
      let text = unsafe UnsafeRawPointer(bytes.baseAddress)?.advanced(by: start)
      unsafe sqlite3_bind_text64(
        pointer, place, text?.assumingMemoryBound(to: CChar.self), UInt64(count), nil,
        UInt8(SQLITE_UTF8))
    }
  }
}
