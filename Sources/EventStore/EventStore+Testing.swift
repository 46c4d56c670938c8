extension EventStore {
  /// How many statements are between their first and their last row; 0 between two calls.
  package var busyStatements: Int {
    get throws(StoreError) {
      var count = 0
      for channel in [main, beside].compactMap(\.self) {
        count += try channel.use { (connection) throws(StoreError) in
          connection.handle.busyStatements
        }
      }
      return count
    }
  }

  /// Runs statements on the store's own connection.
  package func execute(_ sql: String) throws(StoreError) {
    try use { (connection) throws(StoreError) in
      try connection.handle.execute(sql, to: "run a test's statements")
    }
  }

  /// Runs statements on the connection that reads.
  package func executeReading(_ sql: String) throws(StoreError) {
    try reading { (connection) throws(StoreError) in
      try connection.handle.execute(sql, to: "run a test's statements")
    }
  }

  /// Does something while a reading is inside its lock, in a transaction that has read.
  package func whileReading(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    try reading { (connection) throws(StoreError) in
      try connection.handle.execute("BEGIN; SELECT * FROM events LIMIT 1", to: "begin to read")
      do { try body() } catch { failure = error }
      try connection.handle.execute("COMMIT", to: "end reading")
    }
    if let failure { throw failure }
  }

  /// Makes the longest text or payload that SQLite takes a shorter one.
  package func limitLength(_ bytes: Int32) throws(StoreError) {
    try use { (connection) throws(StoreError) in connection.handle.limitLength(bytes) }
  }

  /// The first column of the first row that a question gives.
  package func number(_ question: String) throws(StoreError) -> Int64 {
    try use { (connection) throws(StoreError) in
      try connection.handle.number(question)
    }
  }

  /// The statements that the store runs, by name.
  package static var statements: [(name: String, sql: String)] {
    SQL.all + ProjectionSQL.all + FactSQL.all + ScanSQL.all + CutSQL.all
  }
}
