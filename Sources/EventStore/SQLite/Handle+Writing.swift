internal import CSQLite

extension Handle {
  /// Refuses a file that SQLite opened for reading only, since its permissions allow no more.
  func requireWritable() throws(StoreError) {
    guard unsafe sqlite3_db_readonly(pointer, "main") == 0 else {
      throw StoreError(
        .cannotWrite, "The file may not be written. \(StoreError.Code.cannotWrite.remedy)")
    }
  }
}
