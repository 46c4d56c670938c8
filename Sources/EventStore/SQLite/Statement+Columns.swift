internal import CSQLite

extension Statement {
  /// A column that must hold a number.
  func integer(_ column: Int32) throws(StoreError) -> Int64 {
    guard unsafe sqlite3_column_type(pointer, column) == SQLITE_INTEGER else {
      throw wrongType(column)
    }
    return unsafe sqlite3_column_int64(pointer, column)
  }

  /// A column that holds a number or nothing.
  func optionalInteger(_ column: Int32) throws(StoreError) -> Int64? {
    switch unsafe sqlite3_column_type(pointer, column) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return unsafe sqlite3_column_int64(pointer, column)
    default: throw wrongType(column)
    }
  }

  /// A column that holds a text or nothing.
  func text(_ column: Int32) throws(StoreError) -> String? {
    switch unsafe sqlite3_column_type(pointer, column) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT:
      let text = unsafe withBytes(column) { bytes in
        unsafe String(validating: bytes, as: UTF8.self)
      }
      guard let text else {
        throw StoreError.damage("column \(name(of: column)) is not valid UTF-8")
      }
      return text
    default: throw wrongType(column)
    }
  }

  /// A copy of a column's bytes, where it holds a text or a blob.
  func bytes(_ column: Int32) throws(StoreError) -> [UInt8]? {
    switch unsafe sqlite3_column_type(pointer, column) {
    case SQLITE_NULL: nil
    case SQLITE_TEXT, SQLITE_BLOB: unsafe withBytes(column) { unsafe Array($0) }
    default: throw wrongType(column)
    }
  }

  /// A column that holds a list, its length, or nothing.
  func list(_ column: Int32) throws(StoreError) -> ListCell {
    switch unsafe sqlite3_column_type(pointer, column) {
    case SQLITE_NULL: return .none
    case SQLITE_INTEGER: return .count(unsafe sqlite3_column_int64(pointer, column))
    case SQLITE_TEXT: return .json(unsafe withBytes(column) { unsafe Array($0) })
    default: throw wrongType(column)
    }
  }

  /// Whether a blob column holds exactly these bytes.
  func holds(_ bytes: [UInt8], in column: Int32) -> Bool {
    unsafe withBytes(column) { held in
      guard held.count == bytes.count else { return false }
      return unsafe held.elementsEqual(bytes)
    }
  }

  /// Lends a column's bytes, which SQLite keeps only until the next step.
  ///
  /// `column_blob` also for texts: `column_text` would copy them to add a NUL that nobody needs.
  @inline(__always)
  private func withBytes<Answer>(
    _ column: Int32,
    _ body: (UnsafeBufferPointer<UInt8>) -> Answer,
  ) -> Answer {
    let start = unsafe sqlite3_column_blob(pointer, column)
    let count = unsafe Int(sqlite3_column_bytes(pointer, column))
    return unsafe body(
      UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count))
  }

  private func wrongType(_ column: Int32) -> StoreError {
    .damage("column \(name(of: column)) holds a value of another type")
  }

  private func name(of column: Int32) -> String {
    // A C string that the statement owns.
    unsafe sqlite3_column_name(pointer, column).map { name in unsafe String(cString: name) } ?? "?"
  }
}
