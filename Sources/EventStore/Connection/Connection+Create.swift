extension Connection {
  /// Makes an empty log under its name in one step, so that nobody ever sees half of one.
  ///
  /// Where another process comes first, its log is left as it is.
  static func create(_ path: String, _ request: Request) throws(StoreError) {
    for suffix in ["-wal", "-journal"] where FileSystem.exists(path + suffix) {
      // Another process made the log just now, and has it open.
      guard FileSystem.entry(path) == .missing else { return }
      throw StoreError(
        .cannotWrite,
        "There is no log, but \(path + suffix) of an earlier one is left. Restore the log, or "
          + "remove that file if its events are not needed.")
    }
    let draft = FileSystem.nameBeside(path)
    defer {
      for suffix in ["", "-journal", "-wal", "-shm"] { FileSystem.remove(draft + suffix) }
    }
    try fill(draft, request)
    if try FileSystem.publish(draft, as: path) { FileSystem.syncFolder(of: path) }
  }

  private static func fill(_ draft: String, _ request: Request) throws(StoreError) {
    let handle: Handle
    do {
      handle = try Handle(uri: uri(draft), .create, vfs: request.vfs)
    } catch {
      throw StoreError(
        .cannotWrite, "Could not make a file there. \(StoreError.Code.cannotWrite.remedy)",
        cause: error.cause)
    }
    // Closing the handle moves everything into the one file.
    try handle.execute(
      "PRAGMA journal_mode = WAL; BEGIN; \(Schema.creation) COMMIT;", to: "make the tables")
    try handle.execute("PRAGMA wal_checkpoint(TRUNCATE)", to: "finish the new log")
  }
}
