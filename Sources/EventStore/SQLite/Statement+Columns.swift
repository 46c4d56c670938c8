internal import CSQLite

// Each column is fetched once, as a value, and the value asked for its type and content: that is
// half the calls of the `sqlite3_column_…` functions. SQLite allows it where one thread at a time
// uses the connection, which the store's lock sees to.
extension Statement {
  /// A column that must hold a number.
  func integer(_ column: Int32) throws(StoreError) -> Int64 {
    let value = unsafe sqlite3_column_value(pointer, column)
    guard unsafe sqlite3_value_type(value) == SQLITE_INTEGER else { throw wrongType(column) }
    return unsafe sqlite3_value_int64(value)
  }

  /// A column that holds a number or nothing.
  func optionalInteger(_ column: Int32) throws(StoreError) -> Int64? {
    let value = unsafe sqlite3_column_value(pointer, column)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return unsafe sqlite3_value_int64(value)
    default: throw wrongType(column)
    }
  }

  /// A column that holds a text or nothing.
  func text(_ column: Int32) throws(StoreError) -> String? {
    let value = unsafe sqlite3_column_value(pointer, column)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT:
      let bytes = unsafe Self.bytes(of: value)
      // Most texts are ASCII, which every decoder takes; the one that refuses is slower.
      if unsafe bytes.allSatisfy({ $0 < 0x80 }) {
        return unsafe String(decoding: bytes, as: UTF8.self)
      }
      guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
        throw StoreError.damage("column \(name(of: column)) is not valid UTF-8")
      }
      return text
    default: throw wrongType(column)
    }
  }

  /// A copy of a column's bytes, where it holds a text or a blob.
  func bytes(_ column: Int32) throws(StoreError) -> [UInt8]? {
    let value = unsafe sqlite3_column_value(pointer, column)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT, SQLITE_BLOB: return unsafe Array(Self.bytes(of: value))
    default: throw wrongType(column)
    }
  }

  /// A column that holds a list, its length, or nothing.
  func list(_ column: Int32) throws(StoreError) -> ListCell {
    let value = unsafe sqlite3_column_value(pointer, column)
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_NULL: return .none
    case SQLITE_INTEGER: return .count(unsafe sqlite3_value_int64(value))
    case SQLITE_TEXT: return .json(unsafe Array(Self.bytes(of: value)))
    default: throw wrongType(column)
    }
  }

  /// Whether a blob column holds exactly these bytes.
  func holds(_ bytes: [UInt8], in column: Int32) -> Bool {
    let held = unsafe Self.bytes(of: sqlite3_column_value(pointer, column))
    return unsafe held.count == bytes.count && held.elementsEqual(bytes)
  }

  /// The bytes of a value, which SQLite keeps only until the next step.
  ///
  /// `value_blob` also for texts: `value_text` would copy them to add a NUL that nobody needs.
  static func bytes(of value: OpaquePointer?) -> UnsafeBufferPointer<UInt8> {
    let start = unsafe sqlite3_value_blob(value)
    let count = unsafe Int(sqlite3_value_bytes(value))
    return unsafe UnsafeBufferPointer(
      start: start?.assumingMemoryBound(to: UInt8.self), count: count)
  }

  func wrongType(_ column: Int32) -> StoreError {
    .damage("column \(name(of: column)) holds a value of another type")
  }

  func name(of column: Int32) -> String {
    // A C string that the statement owns.
    unsafe sqlite3_column_name(pointer, column).map { name in unsafe String(cString: name) } ?? "?"
  }
}
