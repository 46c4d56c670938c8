internal import CSQLite

extension Handle {
  /// Makes the database trust the file as little as it can.
  ///
  /// A log has no trigger. One that somebody put in would run within an append, so none is run;
  /// and no statement may reach below the tables, as `PRAGMA writable_schema` would.
  func distrustFile() throws(StoreError) {
    for (option, on) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
    ] as [(Int32, Int32)] {
      let code = unsafe picker_sqlite3_switch(pointer, option, on)
      guard code == SQLITE_OK else { throw failure("set it up") }
    }
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", to: "set it up")
  }
}
