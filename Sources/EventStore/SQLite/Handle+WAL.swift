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
  }
}
