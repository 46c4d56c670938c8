internal import PickerEvents

extension Connection {
  /// Reads facts of sessions whose stored rows are up to date, until a batch is full or one is not.
  ///
  /// Books and rows are of one moment.
  ///
  /// - Returns: What is left to read.
  mutating func facts<Projection: SessionProjection>(
    _ progress: FactProgress, _ projection: Projection.Type, into batch: inout FactBatch,
  ) throws(StoreError) -> FactProgress {
    try atOneMoment { (connection) throws(StoreError) in
      var progress = progress
      let isCurrent =
        try connection.readProjections { (books) throws(StoreError) in
          try books.books(of: Projection.name)?.version == Projection.version
        } ?? false
      guard isCurrent else {
        progress.overtaken = progress.position.take()
        progress.lagging = progress.sessions.count
        return progress
      }
      let facts = try FactReader(on: connection.handle)
      let rows = try StoredFactReader(on: connection.handle)
      return try connection.readProjections { (books) throws(StoreError) in
        try rows.read(progress, books, facts, into: &batch)
      } ?? progress
    }
  }

  /// Reads the next events of a session, as its projection takes them and as columns, as of one
  /// moment.
  ///
  /// - Parameters:
  ///   - position: The session, and the first event that is wanted as columns.
  ///   - sequence: The last event that the projection took; nil where it takes no more.
  ///   - batch: Takes the columns in the place of what it held.
  /// - Returns: What was found; nil where the session is gone.
  /// - Throws: `damaged` where an event is missing, `busy` or `ioError`.
  mutating func foldableFacts(
    _ position: FactPosition, after sequence: Int?, into batch: inout FactBatch,
  ) throws(StoreError) -> FoldableFacts? {
    try atOneMoment { (connection) throws(StoreError) -> FoldableFacts? in
      batch.removeAll()
      let (key, last) = (position.cut.key, position.cut.last)
      guard try connection.reader.id(of: key) != nil else { return nil }
      var found = FoldableFacts(nextEvent: position.nextEvent)
      if let sequence {
        found.damage = try connection.reader.readablePage(
          of: key, from: sequence + 1, through: last, into: &found.events)
      }
      // Once nothing more is folded, the columns need not wait for it.
      let isOver = sequence == nil || found.damage != nil
      let end = isOver ? last : found.events.last?.sequence ?? last
      batch.begin(position.session, isFirst: position.isAtBeginning)
      if position.nextEvent <= end {
        found.nextEvent = try FactReader(on: connection.handle).events(
          position.nextEvent...end, of: key, into: &batch, FactReader.noHit)
      }
      return found
    }
  }

  /// Looks up when an event of a session happened; nil where the session is gone.
  mutating func time(of sequence: Int, in session: CutSession) throws(StoreError) -> Int64? {
    try atOneMoment { (connection) throws(StoreError) -> Int64? in
      guard try connection.reader.id(of: session.key) != nil else { return nil }
      return try FactReader(on: connection.handle).time(of: sequence, in: session.key)
    }
  }
}
