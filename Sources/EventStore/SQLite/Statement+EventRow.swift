internal import CSQLite

extension Statement {
  /// Inserts a row; its texts are lent to SQLite, not copied.
  func insert(_ row: borrowing EventRow) throws(StoreError) {
    // The row's bytes stay where they are until the statement has run; every insert binds all
    // columns anew, so no binding is used after its bytes have gone.
    try unsafe row.bytes.withUnsafeBufferPointer { (bytes) throws(StoreError) in
      bind(row.key, at: 1)
      bind(row.time, at: 2)
      bind(row.kind, at: 3)
      unsafe bind(row.item, of: bytes, at: 4)
      unsafe bind(row.text, of: bytes, at: 5)
      unsafe bind(row.reason, of: bytes, at: 6)
      unsafe bind(row.added, of: bytes, at: 7)
      unsafe bind(row.removed, of: bytes, at: 8)
      unsafe bind(row.evicted, of: bytes, at: 9)
      unsafe bind(row.detail, of: bytes, at: 10)
      unsafe bind(row.payload, of: bytes, at: 11)
      bind(row.receipt, at: 12)
      try run(to: "append an event")
    }
  }

  private func bind(_ cell: EventRow.Cell, of bytes: UnsafeBufferPointer<UInt8>, at place: Int32) {
    switch cell {
    case .null: bindNull(at: place)
    case .integer(let value): bind(value, at: place)
    case .text(_, 0): bind("", at: place)
    case .text(let start, let count):
      let text = unsafe UnsafeRawPointer(bytes.baseAddress)?.advanced(by: start)
      unsafe sqlite3_bind_text64(
        pointer, place, text?.assumingMemoryBound(to: CChar.self), UInt64(count), nil,
        UInt8(SQLITE_UTF8))
    }
  }
}
