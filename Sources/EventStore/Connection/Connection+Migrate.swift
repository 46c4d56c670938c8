extension Connection {
  /// Brings a log of an older version up to the present one, or leaves it untouched.
  ///
  /// It is asked again for its version under the write lock, since another process may have opened
  /// it at the same moment.
  static func migrate(_ handle: borrowing Handle) throws(StoreError) {
    guard try checkFormat(handle) < Schema.version else { return }
    try handle.execute("BEGIN IMMEDIATE", to: "begin to upgrade the log")
    do {
      let version = try checkFormat(handle)
      if version < Schema.version {
        try handle.execute(Schema.migration(from: version), to: "upgrade the log")
      }
      try handle.execute("COMMIT", to: "finish upgrading the log")
    } catch {
      // SQLite rolls some failures back by itself; where this fails, closing does it.
      if !handle.isIdle { try? handle.execute("ROLLBACK", to: "roll back") }
      throw error
    }
  }
}
