internal import CSQLite

extension Handle {
  /// Makes sure that the log is written through a WAL, in which readers and the writer meet.
  ///
  /// Another program may have set another mode, and be at work in it. SQLite does not wait for it
  /// here, so it is waited for.
  func enterWAL(milliseconds: Int32) throws(StoreError) {
    var waited: Int32 = 0
    while true {
      do throws(StoreError) {
        return try enterWAL()
      } catch {
        guard error.code == .busy, waited < milliseconds else { throw error }
      }
      Pause.milliseconds(5)
      waited += 5
    }
  }

  private func enterWAL() throws(StoreError) {
    let statement = try Statement("PRAGMA journal_mode = WAL", on: self)
    defer { statement.reset() }
    guard try statement.step(to: "open the log for writing"), try statement.text(0) == "wal" else {
      throw StoreError(
        .cannotWrite, "The log cannot be shared with other programs here. Move it to a local disk.")
    }
  }

  /// Leaves the WAL alone at commits, and counts its pages there instead.
  func countPagesInWAL() throws(StoreError) {
    try execute("PRAGMA wal_autocheckpoint = 0", to: "open the log for writing")
    // SQLite calls this on the thread that commits, with the place that the handle owns.
    unsafe _ = sqlite3_wal_hook(
      pointer,
      { place, _, _, pages in
        unsafe place?.assumingMemoryBound(to: Int32.self).pointee = pages
        return SQLITE_OK
      }, pages)
  }

  /// How many pages the last commit left in the WAL, those of other connections, too.
  var pagesInWAL: Int32 { unsafe pages.pointee }

  /// Moves the WAL into the file as far as nobody has to wait for it.
  ///
  /// What was appended is safe already. Where this cannot be done now, it is done later.
  func checkpoint() {
    unsafe sqlite3_wal_checkpoint_v2(pointer, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }
}
