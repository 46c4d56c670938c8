/// A file that is read as if it could not change, and how to notice that it did.
///
/// SQLite takes no locks on an immutable file. So it is looked at before and after each reading:
/// where a WAL has come up, or the file is not the one it was, what was read is thrown away.
struct StillFile {
  let path: String
  let identity: FileSystem.Identity

  /// Whether the file is still what it was.
  var isUnchanged: Bool {
    FileSystem.entry(path) == .file(identity) && !FileSystem.exists(path + "-wal")
  }
}
