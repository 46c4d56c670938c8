extension EventStore {
  /// How many statements are between their first and their last row; 0 between two calls.
  package var busyStatements: Int {
    get throws(StoreError) {
      try use { (connection) throws(StoreError) in connection.handle.busyStatements }
    }
  }

  /// Runs statements on the store's own connection.
  package func execute(_ sql: String) throws(StoreError) {
    try use { (connection) throws(StoreError) in
      try connection.handle.execute(sql, to: "run a test's statements")
    }
  }

  /// The first column of the first row that a question gives.
  package func number(_ question: String) throws(StoreError) -> Int64 {
    try use { (connection) throws(StoreError) in
      try connection.handle.number(question)
    }
  }

  /// The statements that the store runs, by name.
  package static var statements: [(name: String, sql: String)] { SQL.all + ProjectionSQL.all }
}
