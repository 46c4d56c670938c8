extension Connection {
  /// Opens a log for reading: nothing is written, and no file comes up beside it.
  ///
  /// - Without a WAL nobody writes, and the file is read as an immutable one.
  /// - Beside a WAL and its index, whose writer may be at work, SQLite reads with both and
  ///   changes neither (`readonly_shm`). Where this process has the index open for writing, its
  ///   connections share it, and it is there already.
  /// - A WAL without its index, or that says nothing, or in a folder that cannot be written, is
  ///   read in a private copy.
  ///
  /// - Returns: Nil where a writer of this process has to open the index first.
  static func reading(
    _ path: String,
    _ request: Request,
    beside writers: OpenLogs.Writers,
  ) throws(StoreError) -> Connection? {
    _ = try checkFile(path)
    let still = StillFile(path)
    guard still.wal != .missing else {
      if FileSystem.exists(path + "-journal") { return try copied(path, request) }
      let handle = try Handle(uri: uri(path, "immutable=1"), .readOnly, vfs: request.vfs)
      try checkFormat(handle)
      try checkLength(path, handle)
      return try Connection(handle, writing: nil, still: still)
    }
    if writers == .arriving { return nil }
    guard hasIndex(path), FileSystem.canWriteFolder(of: path),
      writers == .open || !FileSystem.hasMuteWAL(path)
    else {
      // A WAL that went while its index was waited for leaves a file that is still.
      guard FileSystem.exists(path + "-wal") else {
        return try reading(path, request, beside: writers)
      }
      return try copied(path, request)
    }
    do throws(StoreError) {
      let query = writers == .open ? "" : "readonly_shm=1"
      let handle = try Handle(uri: uri(path, query), .readOnly, vfs: request.vfs)
      handle.wait(milliseconds: request.milliseconds)
      try checkFormat(handle)
      return try Connection(handle, writing: nil, sharesIndex: true)
    } catch {
      // An index that is no index, which a writer would make anew.
      guard error.code == .cannotWrite || error.code == .unreadable else { throw error }
      return try copied(path, request)
    }
  }

  /// Whether a WAL has its index.
  ///
  /// A writer makes the WAL before the index and takes the index away before the WAL, so one that
  /// is just coming or going is given a moment.
  private static func hasIndex(_ path: String) -> Bool {
    for _ in 0..<10 {
      if FileSystem.canRead(path + "-shm") { return true }
      guard FileSystem.exists(path + "-wal"), !FileSystem.exists(path + "-shm") else { break }
      Pause.milliseconds(1)
    }
    return FileSystem.canRead(path + "-shm")
  }
}
