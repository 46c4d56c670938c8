extension EventStore {
  /// Looks at where the log ends.
  ///
  /// - Returns: The position of its last event, over all sessions; 0 where there is none.
  /// - Throws: `damaged`, `busy` or `ioError`.
  /// - Complexity: O(1).
  public func head() throws(StoreError) -> Int64 {
    try reading { (connection) throws(StoreError) in try connection.reader.headPosition() }
  }

  /// Begins to follow the log, in the order of its appends, over all sessions.
  ///
  /// - Parameter position: The position of the last event that is known; 0 for none.
  /// - Returns: What hands out the events after it, also those that are still to come.
  /// - Throws: `aheadOfLog` where the log ends before that position; `damaged`, `busy` or `ioError`.
  public func tail(after position: Int64 = 0) throws(StoreError) -> LogTail {
    let head = try head()
    guard position <= head else {
      throw Reader.ahead(position, of: head).at(location.path)
    }
    return LogTail(self, after: max(position, 0))
  }

  func tailPage(after position: Int64) throws(StoreError) -> TailPage {
    try reading { (connection) throws(StoreError) in try connection.tailPage(after: position) }
  }
}
