/// What exports leave that were killed on their way into a folder.
enum Leftovers {
  /// Takes away the drafts of a new folder whose process is no more.
  ///
  /// - Parameter path: The folder that never came up.
  /// - Throws: Where a draft cannot be taken away.
  static func clearDrafts(of path: String) throws(System.Failure) {
    let (folder, name) = split(path)
    // A folder that cannot be listed can be written to all the same.
    for other in (try? System.names(in: folder)) ?? []
    where other.hasPrefix("\(name).") && isDraft(other.dropFirst(name.count + 1)) {
      let draft = "\(folder)/\(other)"
      // Whoever writes to a draft has its lock.
      guard try System.isFolderItself(draft), let lock = try System.lockFolder(draft) else {
        continue
      }
      defer { System.close(lock) }
      try System.removeTree(draft)
    }
  }

  /// Takes away what an export left in a folder that its mark does not know; the folder is locked.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - position: The position up to which it has everything.
  ///   - request: What is exported into it.
  /// - Throws: Where the folder cannot be read, or a draft not be taken away.
  static func clear(
    _ path: String, after position: Int64, _ request: TableRequest,
  ) throws(System.Failure) {
    for name in try System.names(in: path) {
      let inner = "\(path)/\(name)"
      guard try System.isFolderItself(inner) else { continue }
      if name.hasPrefix("."), isDraft(name.dropFirst()) {
        try System.removeTree(inner)
      } else if name.hasPrefix("dt=") {
        for file in try System.names(in: inner)
        where DayFiles.isName(file, of: request, after: position) {
          System.remove("\(inner)/\(file)")
        }
      }
    }
  }

  /// Whether a name ends as that of a draft does: the number of a process, and `.tmp`.
  private static func isDraft(_ name: Substring) -> Bool {
    name.hasSuffix(".tmp") && name.utf8.count > 4 && name.dropLast(4).utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }
}
