internal import CSQLite

/// A prepared statement, finalized when it goes out of scope.
///
/// Whoever steps it resets it before the lock is given back, so that no read transaction stays
/// open and the WAL can shrink.
@safe struct Statement: ~Copyable {
  let pointer: OpaquePointer

  /// Prepares a statement that will be run again and again.
  init(_ sql: String, on handle: borrowing Handle) throws(StoreError) {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      handle.pointer, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else {
      throw handle.failure("understand the tables")
    }
    unsafe pointer = prepared
  }

  deinit { unsafe sqlite3_finalize(pointer) }

  /// Goes on to the next row, and says whether there is one.
  func step(to action: String) throws(StoreError) -> Bool {
    switch unsafe sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure(action)
    }
  }

  /// Steps a statement that has no rows, and makes it ready to be run again.
  func run(to action: String) throws(StoreError) {
    defer { reset() }
    _ = try step(to: action)
  }

  /// Makes the statement ready to be run again; it keeps no transaction open any more.
  func reset() {
    // The code repeats that of the step before, which was looked at there.
    unsafe sqlite3_reset(pointer)
  }

  /// The error of the call that just failed.
  func failure(_ action: String) -> StoreError {
    // The statement's database outlives it: `close_v2` waits for the last statement.
    let database = unsafe sqlite3_db_handle(pointer)
    let code = ResultCode(rawValue: unsafe sqlite3_extended_errcode(database))
    let said = unsafe String(cString: sqlite3_errmsg(database))
    return StoreError(code, said, action)
  }
}
