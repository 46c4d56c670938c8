extension Connection {
  /// What opening a log depends on.
  struct Request: Sendable {
    var location: EventStore.Location
    var access: EventStore.Access
    var durability: EventStore.Durability
    var milliseconds: Int32
    /// The name of SQLite's layer above the system's files; nil for the usual one.
    var vfs: String?
  }

  /// Opens a log, for reading without writing anything.
  static func open(_ request: Request) throws(StoreError) -> Connection {
    switch (request.location, request.access) {
    case (.memory, _): return try memory(request)
    case (.file(let path), .readOnly): return try reading(path, request)
    case (.file(let path), .existing): return try writing(path, request)
    case (.file(let path), .readWrite):
      if !path.isEmpty, FileSystem.entry(path) == .missing { try create(path, request) }
      return try writing(path, request)
    }
  }

  private static func memory(_ request: Request) throws(StoreError) -> Connection {
    let handle = try Handle(uri: "file::memory:", .create)
    try handle.execute("BEGIN; \(Schema.creation) COMMIT;", to: "make the tables")
    return try Connection(handle, writing: request.durability)
  }

  private static func writing(_ path: String, _ request: Request) throws(StoreError) -> Connection {
    _ = try checkFile(path)
    try checkFormatUntouched(path, request)
    let handle = try Handle(uri: uri(path), .readWrite, vfs: request.vfs)
    handle.wait(milliseconds: request.milliseconds)
    // First, for reading even the format would leave an empty WAL beside a file that cannot change.
    try handle.requireWritable()
    try checkFormat(handle)
    try handle.enterWAL()
    return try Connection(handle, writing: request.durability)
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
