// Folders; see System.swift for what is `unsafe` here.
#if canImport(Glibc)
@unsafe @preconcurrency import Glibc
#else
@unsafe @preconcurrency import Darwin
#endif

extension System {
  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws(Failure) {
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Whether a folder stands under a path, and no link to one.
  static func isFolderItself(_ path: String) throws(Failure) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      let failure = Failure.last
      if failure.isMissing { return false }
      throw failure
    }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a link stands under a path, and not what it leads to.
  static func isLink(_ path: String) throws(Failure) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      let failure = Failure.last
      if failure.isMissing { return false }
      throw failure
    }
    return status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether two paths lead to the same file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return unsafe stat(path, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Removes a folder with all that is in it; of a link only the link.
  static func removeTree(_ path: String) throws(Failure) {
    guard try isFolderItself(path) else { return remove(path) }
    for name in try names(in: path) { try removeTree("\(path)/\(name)") }
    guard unsafe rmdir(path) == 0 else { throw .last }
  }

  /// The names in a folder, sorted by bytes.
  static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { unsafe _ = closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      // The name is a C string inside the entry, which lives until the next call.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Takes a folder for this process alone, until the descriptor is closed.
  ///
  /// - Returns: Nil where another process has it.
  static func lockFolder(_ path: String) throws(Failure) -> Int32? {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
    let failure = Failure.last
    close(descriptor)
    guard failure.number == EWOULDBLOCK else { throw failure }
    return nil
  }
}
