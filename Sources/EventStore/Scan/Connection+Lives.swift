internal import PickerEvents

extension Connection {
  /// Reads some lives of a session that the log keeps, with its book, as of one moment.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - row: The last row that was read.
  ///   - known: What the book said when that was read; nil before the first.
  ///   - projection: What makes the lives.
  ///   - limit: How many rows are read at most.
  /// - Returns: What was found; nil where the session is gone.
  /// - Throws: `damaged`, `busy` or `ioError`.
  mutating func keptLives<Projection: SessionProjection>(
    of session: CutSession, after row: Int, _ known: SessionBook?, _ projection: Projection.Type,
    limit: Int,
  ) throws(StoreError) -> KeptLives? {
    try atOneMoment { (connection) throws(StoreError) -> KeptLives? in
      guard let id = try connection.reader.id(of: session.key) else { return nil }
      var kept = KeptLives(id: id)
      do throws(StoreError) {
        _ = try connection.readProjections { (reader) throws(StoreError) in
          guard try reader.books(of: Projection.name)?.version == Projection.version else { return }
          let book = try reader.book(of: session.key)
          guard book == known ?? book, book.isOf(session) else { return }
          kept.book = book
          kept.lastRow = try reader.lives(
            of: session.key, from: row + 1, item: nil, limit: limit, into: &kept.rows)
        }
      } catch {
        throw error.about(id)
      }
      return kept
    }
  }

  /// Reads the next events of a session as far as they can be read, as of one moment.
  ///
  /// - Returns: The events, and why those behind them cannot be read; nil where the session is gone.
  mutating func readableEvents(
    of session: CutSession, after sequence: Int,
  ) throws(StoreError) -> (events: [RecordedEvent], damage: ProjectionStop?)? {
    typealias Found = (events: [RecordedEvent], damage: ProjectionStop?)
    return try atOneMoment { (connection) throws(StoreError) -> Found? in
      guard try connection.reader.id(of: session.key) != nil else { return nil }
      var events: [RecordedEvent] = []
      let damage = try connection.reader.readablePage(
        of: session.key, from: sequence + 1, through: session.last, into: &events)
      return (events, damage)
    }
  }

  /// Looks up when some lives began and ended, as of one moment.
  ///
  /// - Returns: Both for each, 0 for an end that did not come; nil where the session is gone.
  mutating func times(
    of lives: [ProjectedRows.Life], in session: CutSession,
  ) throws(StoreError) -> [(picked: Int64, ended: Int64)]? {
    typealias Found = (picked: Int64, ended: Int64)
    return try atOneMoment { (connection) throws(StoreError) -> [Found]? in
      guard let id = try connection.reader.id(of: session.key) else { return nil }
      // Lives of a bulk event stand together, and what ended them too.
      var picked = try EventTimes(session.key, connection.handle)
      var ended = try EventTimes(session.key, connection.handle)
      var times: [Found] = []
      do throws(StoreError) {
        for life in lives {
          var time: Found = (try picked.time(of: life.picked), 0)
          if let end = life.end { time.ended = try ended.time(of: end.sequence) }
          times.append(time)
        }
      } catch {
        throw error.about(id)
      }
      return times
    }
  }
}
