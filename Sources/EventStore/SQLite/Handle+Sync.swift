internal import CSQLite

extension Handle {
  /// Syncs the WAL, through the file that SQLite itself holds open.
  ///
  /// Events that another process committed and did not live to sync are synced so.
  func syncWAL() throws(StoreError) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = unsafe withUnsafeMutablePointer(to: &file) { place in
      unsafe sqlite3_file_control(pointer, "main", SQLITE_FCNTL_JOURNAL_POINTER, place)
    }
    // A log in memory has no file, and a file that is not open has no methods.
    guard code == SQLITE_OK, let file = unsafe file, let methods = unsafe file.pointee.pMethods
    else { return }
    let result = unsafe methods.pointee.xSync(file, SQLITE_SYNC_FULL)
    guard result == SQLITE_OK else {
      throw StoreError(ResultCode(rawValue: result), "the WAL was not synced", "sync the events")
    }
  }
}
