extension Channel {
  /// Opens what the channel is for.
  ///
  /// - Returns: Nil where a writer of this process has to come first.
  static func open(
    _ purpose: Purpose,
    _ request: Connection.Request,
    _ writers: OpenLogs.Writers,
  ) throws(StoreError) -> Connection? {
    switch (purpose, request.location) {
    case (.all, _), (_, .memory): try Connection.open(request)
    case (.reading, .file(let path)): try Connection.reading(path, request, beside: writers)
    case (.beside, .file(let path)): try Connection.beside(path, request)
    }
  }

  /// Reads something, again where the file turns out to have changed meanwhile.
  func read<Answer: Sendable>(
    _ body: (inout Connection) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    var attempts = 8
    // For how many milliseconds a writer may take to mend the index that another one left
    // unfinished.
    var patience = 100
    while attempts > 0 {
      var isUnfinished = false
      let answer = try use { (connection) throws(StoreError) -> Answer? in
        try connection.checkNobodyAppends()
        do throws(StoreError) {
          let answer = try body(&connection)
          return connection.isCurrent ? answer : nil
        } catch {
          isUnfinished = error.cause == .sqlite(.unfinishedIndex)
          guard isUnfinished || !connection.isCurrent else { throw error }
          return nil
        }
      }
      if let answer { return answer }
      if isUnfinished, patience > 0 {
        Pause.milliseconds(1)
        patience -= 1
        continue
      }
      // Where no writer mends the index, the log is opened anew: as a copy, which needs none.
      if isUnfinished { release() } else { forgetOld() }
      attempts -= 1
    }
    throw StoreError(
      .busy, "The log changed each time it was read. \(StoreError.Code.busy.remedy)")
  }
}
