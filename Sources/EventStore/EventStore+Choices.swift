package import PickerEvents

extension EventStore {
  /// How many rows of lives are read under one lock; one may hold thousands of picks.
  private static let livesPerPage = 256

  /// How many hits are read under one lock.
  private static let hitsPerPage = 1_024

  /// Reads the lives of a session's picks, where they were brought up to its last event.
  ///
  /// - Parameters:
  ///   - projection: What made them.
  ///   - session: The session.
  ///   - item: The item whose lives are wanted; nil for all.
  ///   - body: Takes the next lives.
  /// - Returns: Whether they were there; where not, whatever `body` got counts for nothing.
  /// - Throws: `sessionNotFound`, `damaged`, `busy` or `ioError`.
  package func choices<Projection: SessionProjection>(
    _ projection: Projection.Type, of session: SessionID, item: ItemID? = nil,
    _ body: (ProjectedRows) -> Void,
  ) throws(StoreError) -> Bool {
    guard let (key, book) = try completeBook(projection, of: session) else { return false }
    var row = 1
    var rows = ProjectedRows()
    while true {
      rows.removeAll()
      let last = try reading { (connection) throws(StoreError) in
        try connection.readProjections { (reader) throws(StoreError) in
          try reader.lives(
            of: key, from: row, item: item, limit: Self.livesPerPage, into: &rows)
        } ?? nil
      }
      guard let last else { break }
      body(rows)
      guard last < EventKey.lastSequence else { break }
      row = last + 1
    }
    // Rows of picks that are still held are made anew with each catching up.
    return try currentBook(projection, key) == book
  }

  /// Reads what a session's searches found, where they were brought up to its last event.
  ///
  /// - Parameters:
  ///   - projection: What made them.
  ///   - session: The session.
  ///   - body: Takes the next hits, in order.
  /// - Returns: Whether they were there; where not, whatever `body` got counts for nothing.
  /// - Throws: `sessionNotFound`, `damaged`, `busy` or `ioError`.
  package func hits<Projection: SessionProjection>(
    _ projection: Projection.Type, of session: SessionID, _ body: ([ProjectedRows.Hit]) -> Void,
  ) throws(StoreError) -> Bool {
    guard let (key, book) = try completeBook(projection, of: session) else { return false }
    var first = 1
    while first <= book.sequence {
      let events = first...book.sequence
      let hits = try reading { (connection) throws(StoreError) in
        try connection.readProjections { (reader) throws(StoreError) in
          try reader.hits(of: key, events, limit: Self.hitsPerPage)
        } ?? []
      }
      guard let last = hits.last else { break }
      body(hits)
      first = last.sequence + 1
    }
    // Others may have begun anew meanwhile.
    return try currentBook(projection, key) == book
  }

  /// The key and the book of a session that was read to its last event; nil of any other.
  private func completeBook<Projection: SessionProjection>(
    _ projection: Projection.Type, of session: SessionID,
  ) throws(StoreError) -> (key: Int64, book: SessionBook)? {
    let head = try reading { (connection) throws(StoreError) in
      try connection.reader.head(of: session)
    }
    guard let head else { throw Reader.notFound(session).at(location.path) }
    guard let book = try currentBook(projection, head.key), book.stop == nil,
      book.covers(head.last)
    else { return nil }
    return (head.key, book)
  }

  /// How far a session was read; nil where the rows are of another version.
  func currentBook<Projection: SessionProjection>(
    _ projection: Projection.Type, _ key: Int64,
  ) throws(StoreError) -> SessionBook? {
    try reading { (connection) throws(StoreError) in
      try connection.readProjections { (reader) throws(StoreError) -> SessionBook? in
        guard try reader.books(of: Projection.name)?.version == Projection.version else {
          return nil
        }
        return try reader.book(of: key)
      } ?? nil
    }
  }
}

extension ProjectedRows {
  /// Goes through every life, each pick on its own.
  ///
  /// - Parameters:
  ///   - item: The item whose lives are wanted; nil for all.
  ///   - body: Takes a life.
  package func forEachChoice(of item: ItemID? = nil, _ body: (Choice) -> Void) {
    for life in lives {
      for pick in items[life.items] where item == nil || pick.id == item {
        body(
          Choice(
            item: pick.id, title: pick.title ?? pick.id.text, picked: life.picked,
            cause: life.cause, end: life.end, isCommitted: life.isCommitted))
      }
    }
  }
}
