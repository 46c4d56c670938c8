extension Connection {
  /// Opens a log for reading: nothing is written, and no file comes up beside it.
  ///
  /// - Without a WAL nobody writes, and the file is read as an immutable one.
  /// - Beside a WAL and its index, whose writer may be at work, SQLite reads with both and
  ///   changes neither (`readonly_shm`).
  /// - A WAL without its index, or that says nothing, or in a folder that cannot be written, is
  ///   read in a private copy.
  static func reading(_ path: String, _ request: Request) throws(StoreError) -> Connection {
    let identity = try checkFile(path)
    guard FileSystem.exists(path + "-wal") else {
      if FileSystem.exists(path + "-journal") { return try copied(path, request) }
      let handle = try Handle(uri: uri(path, "immutable=1"), .readOnly, vfs: request.vfs)
      try checkFormat(handle)
      try checkLength(path, handle)
      return try Connection(
        handle, writing: nil, still: StillFile(path: path, identity: identity))
    }
    guard FileSystem.canRead(path + "-shm"), FileSystem.canWriteFolder(of: path),
      !FileSystem.hasMuteWAL(path)
    else {
      return try copied(path, request)
    }
    do throws(StoreError) {
      let handle = try Handle(uri: uri(path, "readonly_shm=1"), .readOnly, vfs: request.vfs)
      handle.wait(milliseconds: request.milliseconds)
      try checkFormat(handle)
      return try Connection(handle, writing: nil)
    } catch {
      // An index that is no index, which a writer would make anew.
      guard error.code == .cannotWrite || error.code == .unreadable else { throw error }
      return try copied(path, request)
    }
  }

  /// Opens the log anew where the file that was taken for immutable has changed.
  ///
  /// - Returns: Whether it has.
  mutating func follow(_ request: Request) throws(StoreError) -> Bool {
    guard let still, !still.isUnchanged else { return false }
    self = try Self.reading(still.path, request)
    return true
  }
}
