#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What the store asks the system about files; nothing here opens a log that may be in use.
///
/// Closing any descriptor of a file drops all POSIX locks that the process holds on it, SQLite's
/// too. So a log is looked at by its name only.
enum FileSystem {
  /// What a path names.
  enum Entry: Equatable {
    case missing
    case directory
    case file(Identity)
    case other
    case failure(Int32)
  }

  /// What tells one file from another, whatever names it has.
  struct Place: Hashable {
    var device: UInt64
    var node: UInt64
  }

  /// What tells one content of a file from another.
  struct Identity: Equatable {
    var size: Int64
    var node: UInt64
    var seconds: Int
    var nanoseconds: Int
  }

  static func entry(_ path: String) -> Entry {
    // The system fills the structure before it is read.
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .failure(errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .directory
    case S_IFREG:
      #if canImport(Darwin)
      let changed = status.st_mtimespec
      #else
      let changed = status.st_mtim
      #endif
      return .file(
        Identity(
          size: Int64(status.st_size), node: UInt64(status.st_ino), seconds: changed.tv_sec,
          nanoseconds: changed.tv_nsec))
    default: return .other
    }
  }

  /// Which file a path names; nil where it names none.
  static func place(of path: String) -> Place? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Place(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
  }

  static func exists(_ path: String) -> Bool { entry(path) != .missing }

  /// Whether this process may read a file.
  static func canRead(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  /// Whether this process may make files in the folder of a file.
  static func canWriteFolder(of path: String) -> Bool { unsafe access(folder(of: path), W_OK) == 0 }

  /// The folder of a file.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder that only this user may enter, in the system's place for passing files.
  static func makePrivateFolder() throws(StoreError) -> String {
    // The environment's strings are copied at once.
    let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/picker-log-XXXXXX".utf8CString)
    // The system replaces the letters in place and keeps the NUL.
    guard unsafe mkdtemp(&template) != nil else {
      throw StoreError(
        .cannotWrite,
        "Could not make a private folder in \(place). Set TMPDIR to a folder with room.",
        cause: .system(errno))
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A name beside a file that no other process uses.
  static func nameBeside(_ path: String) -> String {
    "\(path)-new-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  static func remove(_ path: String) { unsafe _ = unlink(path) }

  static func removeFolder(_ path: String) { unsafe _ = rmdir(path) }

  /// Gives a finished file its name, unless the name is taken, and says whether it was free.
  static func publish(_ path: String, as name: String) throws(StoreError) -> Bool {
    if unsafe link(path, name) == 0 { return true }
    if errno == EEXIST || exists(name) { return false }
    // A file system without hard links: two first openings within microseconds may collide.
    if unsafe rename(path, name) == 0 { return true }
    throw StoreError(
      .cannotWrite, "Could not name the new log. \(StoreError.Code.cannotWrite.remedy)",
      cause: .system(errno))
  }

  /// Makes a new name in a folder survive a power loss, where the system can.
  static func syncFolder(of path: String) {
    let descriptor = unsafe open(folder(of: path), O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
