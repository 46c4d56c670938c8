extension Connection {
  /// Reads a private copy of a log, which vanishes with the store.
  static func copied(_ path: String, _ request: Request) throws(StoreError) -> Connection {
    let folder = try FileSystem.makePrivateFolder()
    let copy = "\(folder)/copy.db"
    // An open file stays readable without its name, so nothing is left behind, even by a crash.
    defer {
      for suffix in ["", "-wal", "-shm", "-journal"] { FileSystem.remove(copy + suffix) }
      FileSystem.removeFolder(folder)
    }
    // A writer that nobody may disturb is not followed; one that comes later is.
    var still: StillFile? = StillFile(path)
    if try copyRows(path, to: copy, request) { still = nil } else { try copyFiles(path, to: copy) }
    let handle = try Handle(uri: uri(copy), .readWrite)
    try handle.execute(
      """
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = DELETE;
      PRAGMA query_only = ON;
      """, to: "read the copy")
    try checkFormat(handle)
    return try Connection(
      handle, writing: nil,
      notice: """
        The log was not closed by its last writer, and its folder may not be changed to finish \
        that. It is read from a private temporary copy, as it was when it was opened.
        """, still: still)
  }

  /// Copies what SQLite reads with the WAL's index, whose writer may be at work.
  ///
  /// - Returns: Whether there is an index that says something.
  private static func copyRows(
    _ path: String,
    to copy: String,
    _ request: Request,
  ) throws(StoreError) -> Bool {
    guard FileSystem.canRead(path + "-shm"), !FileSystem.hasMuteWAL(path) else { return false }
    do throws(StoreError) {
      let original = try Handle(uri: uri(path, "readonly_shm=1"), .readOnly)
      original.wait(milliseconds: request.milliseconds)
      try checkFormat(original)
      let target = String(decoding: [UInt8](quoting: copy), as: UTF8.self)
      try original.execute("VACUUM INTO \(target)", to: "copy the log")
      return true
    } catch {
      guard error.code == .cannotWrite || error.code == .unreadable else { throw error }
      return false
    }
  }

  /// Copies the log and what stands beside it, none of which anybody has open.
  private static func copyFiles(_ path: String, to copy: String) throws(StoreError) {
    for attempt in 1... {
      let before = FileSystem.entries(of: path)
      for suffix in FileSystem.sidecars where FileSystem.exists(path + suffix) {
        try FileSystem.copy(path + suffix, to: copy + suffix)
      }
      // Whoever wrote meanwhile may have left halves of two states in the copies.
      if FileSystem.entries(of: path) == before { return }
      for suffix in FileSystem.sidecars { FileSystem.remove(copy + suffix) }
      guard attempt < 5 else {
        throw StoreError(
          .busy, "The log was written while it was copied. \(StoreError.Code.busy.remedy)")
      }
    }
  }
}

extension FileSystem {
  /// What is copied with a log: its WAL, or the journal of a transaction that was not finished.
  fileprivate static let sidecars = ["", "-wal", "-journal"]

  fileprivate static func entries(of path: String) -> [Entry] {
    sidecars.map { entry(path + $0) }
  }
}

extension [UInt8] {
  /// The bytes of an SQL string literal.
  fileprivate init(quoting text: String) {
    self = [UInt8(ascii: "'")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") { append(byte) }
      append(byte)
    }
    append(UInt8(ascii: "'"))
  }
}
