/// A file that is read as if it could not change, and how to notice that it did.
///
/// SQLite takes no locks on an immutable file, and none on the original of a copy. So it is looked
/// at before and after each reading: where a WAL has come up or grown, or the file is not the one
/// it was, what was read is thrown away.
struct StillFile {
  let path: String
  let log: FileSystem.Entry
  let wal: FileSystem.Entry

  /// Looks at a file before anything is read from it.
  init(_ path: String) {
    self.path = path
    log = FileSystem.entry(path)
    wal = FileSystem.entry(path + "-wal")
  }

  /// Whether the file is still what it was.
  var isUnchanged: Bool {
    FileSystem.entry(path) == log && FileSystem.entry(path + "-wal") == wal
  }
}
