extension Connection {
  /// Refuses what is no log, and a log of a version that is not known.
  ///
  /// - Returns: The log's version.
  @discardableResult
  static func checkFormat(_ handle: borrowing Handle) throws(StoreError) -> Int64 {
    let application = try handle.number("PRAGMA application_id")
    guard application == Schema.applicationID else {
      throw StoreError(
        .notALog, "The file is a database of another program. \(StoreError.Code.notALog.remedy)")
    }
    let version = try handle.number("PRAGMA user_version")
    guard version <= Schema.version else {
      throw StoreError(
        .newerFormat,
        "The log has format \(version), and this program knows formats up to \(Schema.version). "
          + StoreError.Code.newerFormat.remedy)
    }
    guard version >= 1 else {
      throw StoreError(
        .damaged,
        "The log says that it has format \(version), which never was. "
          + StoreError.Code.damaged.remedy)
    }
    try checkSchema(handle)
    return version
  }

  /// Refuses tables that would not keep what is written to them, or say it otherwise.
  private static func checkSchema(_ handle: borrowing Handle) throws(StoreError) {
    guard try handle.number("SELECT encoding = 'UTF-8' FROM pragma_encoding") == 1 else {
      throw StoreError.damage("its texts are not in UTF-8, and those of a log are")
    }
    let views = """
      SELECT count(*) FROM sqlite_schema WHERE type = 'view'
      AND name IN ('kinds', 'reasons', 'payloads', 'sessions', 'events', 'appends', 'projections',
        'progress', 'lives', 'hits', 'snapshots')
      """
    guard try handle.number(views) == 0 else {
      throw StoreError.damage("it has a view in the place of a table")
    }
  }

  /// Refuses a file that ends inside a page, whose missing bytes SQLite would take for zeros.
  ///
  /// Beside a WAL such a page may be about to be written again.
  static func checkLength(_ path: String, _ handle: borrowing Handle) throws(StoreError) {
    let page = try handle.number("PRAGMA page_size")
    guard !FileSystem.exists(path + "-wal"), case .file(let file) = FileSystem.entry(path),
      file.size % page != 0, !FileSystem.exists(path + "-wal")
    else { return }
    throw StoreError.damage("it was cut off inside page \(file.size / page + 1)")
  }

  /// Refuses what is no log before SQLite may write to it, if only to tidy up after a crash.
  ///
  /// Only the header is looked at, whose identity is the same in every state of a log; what a WAL
  /// has to say is asked when the file is open.
  static func checkFormatUntouched(_ path: String, _ request: Request) throws(StoreError) {
    do throws(StoreError) {
      let handle = try Handle(uri: uri(path, "immutable=1"), .readOnly, vfs: request.vfs)
      try checkFormat(handle)
      try checkLength(path, handle)
    } catch {
      // What SQLite found may be the WAL's to mend; the connection that stays will say.
      if error.code == .notALog || error.cause == nil { throw error }
    }
  }
}
