internal import CSQLite

extension Handle {
  /// Makes sure that the log is written through a WAL, in which readers and the writer meet.
  func enterWAL() throws(StoreError) {
    let statement = try Statement("PRAGMA journal_mode = WAL", on: self)
    defer { statement.reset() }
    guard try statement.step(to: "open the log for writing"), try statement.text(0) == "wal" else {
      throw StoreError(
        .cannotWrite, "The log cannot be shared with other programs here. Move it to a local disk.")
    }
    // SQLite moves the WAL into the file, and syncs both, at the commit that makes it this long.
    // Four times SQLite's own bound: a commit has some three pages, so a tap pays for that only
    // after a thousand others since the last ending.
    try execute("PRAGMA wal_autocheckpoint = 4096", to: "open the log for writing")
  }

  /// Moves the WAL into the file where it has grown, at a moment when syncing is expected.
  func tidyWAL() {
    var pages: Int32 = 0
    var highest: Int32 = 0
    // Both numbers are there before the call and are only written to.
    unsafe sqlite3_db_status(pointer, SQLITE_DBSTATUS_CACHE_WRITE, &pages, &highest, 0)
    guard pages >= 256 else { return }
    unsafe sqlite3_db_status(pointer, SQLITE_DBSTATUS_CACHE_WRITE, &pages, &highest, 1)
    // What was appended is safe already. Where this cannot be done now, it is done later.
    unsafe sqlite3_wal_checkpoint_v2(pointer, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }
}
