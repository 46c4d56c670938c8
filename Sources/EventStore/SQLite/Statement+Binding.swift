internal import CSQLite

extension Statement {
  func bind(_ value: Int64, at place: Int32) {
    unsafe sqlite3_bind_int64(pointer, place, value)
  }

  func bind(_ value: Int, at place: Int32) {
    bind(Int64(value), at: place)
  }

  func bindNull(at place: Int32) {
    unsafe sqlite3_bind_null(pointer, place)
  }

  /// Binds a copy of a text, with its length, so that a NUL inside it is kept.
  func bind(_ text: String?, at place: Int32) throws(StoreError) {
    guard var text else { return bindNull(at: place) }
    let code = text.withUTF8 { bytes in
      // SQLite copies the bytes before the call returns. An empty text has no address, which
      // SQLite would take for NULL, so it gets one.
      unsafe withUnsafePointer(to: 0 as CChar) { nothing in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe sqlite3_bind_text64(
            pointer, place, characters.baseAddress ?? nothing, UInt64(characters.count),
            Self.copied, UInt8(SQLITE_UTF8))
        }
      }
    }
    // A text that SQLite refuses would leave NULL, or what stood there before.
    guard code == SQLITE_OK else { throw failure("take a text of \(text.utf8.count) bytes") }
  }

  /// Binds a copy of bytes as a text that need not be valid UTF-8, such as a bound for texts.
  func bind(bound bytes: [UInt8], at place: Int32) throws(StoreError) {
    let code = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe sqlite3_bind_text64(
          pointer, place, characters.baseAddress, UInt64(characters.count), Self.copied,
          UInt8(SQLITE_UTF8))
      }
    }
    guard code == SQLITE_OK else { throw failure("take a text of \(bytes.count) bytes") }
  }

  /// Lends bytes to the statement, uncopied, while something is done with it.
  func lending<Answer>(
    _ bytes: [UInt8],
    at place: Int32,
    _ body: () throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    try checkLength(bytes.count)
    // The array outlives the closure, and the binding is taken back before it ends.
    return try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(StoreError) -> Answer in
      if let base = buffer.baseAddress {
        unsafe sqlite3_bind_blob64(pointer, place, base, UInt64(buffer.count), nil)
      } else {
        unsafe sqlite3_bind_zeroblob(pointer, place, 0)
      }
      defer {
        reset()
        bindNull(at: place)
      }
      return try body()
    }
  }

  /// Refuses what SQLite would not bind: it would leave NULL in its place.
  func checkLength(_ count: Int) throws(StoreError) {
    let longest = unsafe sqlite3_limit(sqlite3_db_handle(pointer), SQLITE_LIMIT_LENGTH, -1)
    guard count > longest else { return }
    throw StoreError(
      .tooLarge,
      "An event with \(count) bytes of text: SQLite takes \(longest) at most. Shorten its texts.")
  }

  /// `SQLITE_TRANSIENT`, which C spells as a pointer that points nowhere.
  static var copied: sqlite3_destructor_type {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
