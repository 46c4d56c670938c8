package import PickerEvents

extension EventStore {
  /// Writes of a session, where the books still say what they said.
  func write<Projection: SessionProjection>(
    of key: Int64, _ session: SessionID, instead old: SessionBook, _ new: SessionBook,
    _ projection: Projection.Type,
    _ body: (borrowing ProjectionWriter) throws(StoreError) -> Void,
  ) throws(StoreError) -> Bool {
    try use { (connection) throws(StoreError) in
      do throws(StoreError) {
        return try connection.writeProjections { (_, reader, writer) throws(StoreError) in
          guard try reader.books(of: Projection.name)?.version == Projection.version,
            try reader.book(of: key) == old
          else { return false }
          try body(writer)
          try writer.write(new, of: key)
          return true
        }
      } catch {
        throw error.about(session)
      }
    }
  }

  /// The number of a session's last row; 0 where there is none.
  func lastLife(of key: Int64) throws(StoreError) -> Int {
    try reading { (connection) throws(StoreError) in
      try connection.readProjections { (reader) throws(StoreError) in
        try reader.lastLife(of: key)
      } ?? 0
    }
  }

  /// A projection at the newest state that was kept, no later than an event; nil where there is
  /// none, or it is of no use.
  func resume<Projection: SessionProjection>(
    _ projection: Projection.Type, _ key: Int64, _ session: SessionID, through sequence: Int,
  ) throws(StoreError) -> Projection? {
    guard let kept = try keptState(projection, key, session, through: sequence),
      let opening = try event(1, of: session, key)
    else { return nil }
    return Projection(resuming: opening, at: kept)
  }

  /// The newest state of a session that was kept, no later than an event.
  ///
  /// - Parameters:
  ///   - projection: What kept it.
  ///   - session: The session.
  ///   - sequence: The last event that it may stand after.
  /// - Returns: The state; nil where none was kept. It is a cache, and may make no sense.
  /// - Throws: `sessionNotFound`, `damaged`, `busy` or `ioError`.
  package func keptState<Projection: SessionProjection>(
    _ projection: Projection.Type, of session: SessionID, through sequence: Int,
  ) throws(StoreError) -> KeptState? {
    let head = try reading { (connection) throws(StoreError) in
      try connection.reader.head(of: session)
    }
    guard let head else { throw Reader.notFound(session).at(location.path) }
    return try keptState(projection, head.key, session, through: min(sequence, head.last))
  }

  private func keptState<Projection: SessionProjection>(
    _ projection: Projection.Type, _ key: Int64, _ session: SessionID, through sequence: Int,
  ) throws(StoreError) -> KeptState? {
    guard let kept = try snapshot(projection, key, through: sequence),
      let makers = projection.makers(of: kept)
    else { return nil }
    do throws(StoreError) {
      guard let event = try event(kept.sequence, of: session, key) else { return nil }
      var state = KeptState(snapshot: kept, event: event)
      var last = 1
      for maker in makers {
        // Whatever it names beside its own past is nonsense.
        guard last < maker, maker <= kept.sequence,
          let event = try self.event(maker, of: session, key)
        else { return nil }
        state.makers.append(event)
        last = maker
      }
      return state
    } catch {
      // A state whose events are damaged is of no use; whoever reads those finds the damage.
      guard error.code == .damaged else { throw error }
      return nil
    }
  }

  private func event(
    _ sequence: Int, of session: SessionID, _ key: Int64,
  ) throws(StoreError) -> RecordedEvent? {
    var page: [RecordedEvent] = []
    try self.page(&page, of: session, key: key, from: sequence, through: sequence, .oldestFirst)
    return page.first
  }

  /// The newest snapshot of this version that is no later than an event.
  func snapshot<Projection: SessionProjection>(
    _ projection: Projection.Type, _ key: Int64, through sequence: Int,
  ) throws(StoreError) -> ProjectedRows.Snapshot? {
    try reading { (connection) throws(StoreError) in
      try connection.readProjections { (reader) throws(StoreError) in
        guard try reader.books(of: Projection.name)?.version == Projection.version else {
          return nil
        }
        return try reader.snapshot(of: key, through: sequence)
      } ?? nil
    }
  }
}
