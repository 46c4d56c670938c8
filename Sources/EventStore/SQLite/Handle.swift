internal import CSQLite

/// An open SQLite database, closed when it goes out of scope.
///
/// The pointer never leaves this folder. `NOMUTEX` is right because the store's own lock lets one
/// thread in at a time; `close_v2` is right because statements may be destroyed after the handle.
@safe struct Handle: ~Copyable {
  let pointer: OpaquePointer
  /// What counts the pages of the WAL, at a place that does not move.
  let pages: UnsafeMutablePointer<Int32>

  /// Opens a database by its URI, through the usual layer above the system's files or another.
  init(uri: String, _ mode: OpenMode, vfs: String? = nil) throws(StoreError) {
    unsafe pointer = try Self.open(uri, mode, vfs)
    unsafe pages = .allocate(capacity: 1)
    unsafe pages.initialize(to: 0)
  }

  private static func open(
    _ uri: String, _ mode: OpenMode, _ vfs: String?,
  ) throws(StoreError) -> OpaquePointer {
    let flags =
      SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      | (mode == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
      | (mode == .create ? SQLITE_OPEN_CREATE : 0)
    var opened: OpaquePointer?
    // The URI is a C string by SQLite's contract; it holds no NUL because it is percent-encoded.
    let code = unsafe sqlite3_open_v2(uri, &opened, flags, vfs)
    guard let opened = unsafe opened else {
      throw StoreError(.tooLarge, "There is no memory to open a database.")
    }
    guard code == SQLITE_OK else {
      let error = unsafe failure("open the file", on: opened)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    return unsafe opened
  }

  deinit {
    // Statements that end later commit nothing, so nothing is counted any more.
    unsafe sqlite3_close_v2(pointer)
    unsafe pages.deallocate()
  }

  /// Whether no transaction is open.
  var isIdle: Bool { unsafe sqlite3_get_autocommit(pointer) != 0 }

  /// The key of the row that was inserted last.
  var lastKey: Int64 { unsafe sqlite3_last_insert_rowid(pointer) }

  /// How many statements are between their first and their last row.
  var busyStatements: Int {
    var count = 0
    // The statements belong to the handle, and the store's lock keeps others from ending them.
    var next = unsafe sqlite3_next_stmt(pointer, nil)
    while let statement = unsafe next {
      if unsafe sqlite3_stmt_busy(statement) != 0 { count += 1 }
      unsafe next = sqlite3_next_stmt(pointer, statement)
    }
    return count
  }

  /// How long a lock is waited for.
  func wait(milliseconds: Int32) {
    unsafe sqlite3_busy_timeout(pointer, milliseconds)
  }

  /// Makes the longest text or payload that is taken a shorter one.
  func limitLength(_ bytes: Int32) {
    unsafe _ = sqlite3_limit(pointer, SQLITE_LIMIT_LENGTH, bytes)
  }

  /// Runs statements that take no values and whose rows do not matter.
  func execute(_ sql: String, to action: String) throws(StoreError) {
    let code = unsafe sqlite3_exec(pointer, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(action) }
  }

  /// The error of the call that just failed.
  func failure(_ action: String) -> StoreError {
    unsafe Self.failure(action, on: pointer)
  }

  private static func failure(_ action: String, on pointer: OpaquePointer) -> StoreError {
    let code = ResultCode(rawValue: unsafe sqlite3_extended_errcode(pointer))
    // SQLite's message is a C string of its own making, valid until the next call.
    let said = unsafe String(cString: sqlite3_errmsg(pointer))
    return StoreError(code, said, action)
  }
}

/// What a database is opened for.
enum OpenMode {
  /// Reading.
  case readOnly
  /// Writing to what exists.
  case readWrite
  /// Writing, to a new database where there is none.
  case create
}
