extension Connection {
  /// What opening a log depends on.
  struct Request: Sendable {
    var location: EventStore.Location
    var access: EventStore.Access
    var durability: EventStore.Durability
    var milliseconds: Int32
    /// The name of SQLite's layer above the system's files; nil for the usual one.
    var vfs: String?
    /// The file that was found, for connections that are opened later.
    var place: FileSystem.Place?
    /// What keeps the WAL of a file short that is open for writing.
    var checkpointer: Checkpointer?
  }

  /// Makes the log where there is none and there may be one, and refuses what cannot be one.
  static func prepare(_ path: String, _ request: Request) throws(StoreError) {
    if request.access == .readWrite, !path.isEmpty, FileSystem.entry(path) == .missing {
      try create(path, request)
    }
    _ = try checkFile(path)
  }

  /// Opens a log for appending.
  static func open(_ request: Request) throws(StoreError) -> Connection {
    switch request.location {
    case .memory: try memory(request)
    case .file(let path): try writing(path, request)
    }
  }

  /// Opens a log for reading what this process writes to it.
  ///
  /// It needs no care for what lies beside the file, since the writer has that open.
  static func beside(_ path: String, _ request: Request) throws(StoreError) -> Connection {
    try checkSameFile(path, request)
    let handle = try Handle(uri: uri(path), .readWrite, vfs: request.vfs)
    handle.wait(milliseconds: request.milliseconds)
    try handle.execute("PRAGMA query_only = ON", to: "read beside the writer")
    return try Connection(handle, writing: nil)
  }

  /// Refuses to open another file than the one that the log was opened as.
  static func checkSameFile(_ path: String, _ request: Request) throws(StoreError) {
    guard FileSystem.place(of: path) != request.place else { return }
    throw StoreError(
      .notFound,
      "The log was moved away or replaced while it was open. Open it again where it is now.")
  }

  private static func memory(_ request: Request) throws(StoreError) -> Connection {
    let handle = try Handle(uri: "file::memory:", .create)
    try handle.execute("BEGIN; \(Schema.creation) COMMIT;", to: "make the tables")
    return try Connection(handle, writing: request.durability)
  }

  private static func writing(_ path: String, _ request: Request) throws(StoreError) -> Connection {
    try checkFormatUntouched(path, request)
    let handle = try Handle(uri: uri(path), .readWrite, vfs: request.vfs)
    handle.wait(milliseconds: request.milliseconds)
    // First, for reading even the format would leave an empty WAL beside a file that cannot change.
    try handle.requireWritable()
    try checkFormat(handle)
    try handle.enterWAL(milliseconds: request.milliseconds)
    // Before anything is written to what may be anybody's file.
    try handle.distrustFile()
    try migrate(handle)
    return try Connection(
      handle, writing: request.durability, checkpointer: request.checkpointer)
  }

  /// Looks at what a path names, and refuses what cannot be a log.
  static func checkFile(_ path: String) throws(StoreError) -> FileSystem.Identity {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw StoreError(.notFound, "The path names no file. \(StoreError.Code.notFound.remedy)")
    }
    switch FileSystem.entry(path) {
    case .missing:
      throw StoreError(.notFound, "There is no such file. \(StoreError.Code.notFound.remedy)")
    case .directory:
      throw StoreError(.isDirectory, "This is a folder. \(StoreError.Code.isDirectory.remedy)")
    case .other:
      throw StoreError(.notALog, "This is no file. \(StoreError.Code.notALog.remedy)")
    case .failure(let number):
      throw StoreError(
        .unreadable, "The file cannot be looked at. \(StoreError.Code.unreadable.remedy)",
        cause: .system(number))
    case .file(let identity):
      guard identity.size > 0 else {
        throw StoreError(.empty, "The file is empty. \(StoreError.Code.empty.remedy)")
      }
      guard FileSystem.canRead(path) else {
        throw StoreError(
          .unreadable, "The file may not be read. \(StoreError.Code.unreadable.remedy)")
      }
      return identity
    }
  }

  /// A path as SQLite's URI; every byte that could mean something there is escaped.
  static func uri(_ path: String, _ query: String = "") -> String {
    var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : "file:./"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += byte < 16 ? "%0" : "%"
        uri += String(byte, radix: 16)
      }
    }
    return query.isEmpty ? uri : "\(uri)?\(query)"
  }
}
