internal import PickerEvents

/// The statements that write the books of projections, and their rows.
struct ProjectionWriter: ~Copyable {
  private let setBooks: Statement
  private let setProgress: Statement
  private let deleteLives: Statement
  private let insertLife: Statement
  private let deleteHits: Statement
  private let insertHit: Statement
  private let insertSnapshot: Statement

  init(on handle: borrowing Handle) throws(StoreError) {
    let setBooks = try Statement(ProjectionSQL.setBooks, on: handle)
    let setProgress = try Statement(ProjectionSQL.setProgress, on: handle)
    let deleteLives = try Statement(ProjectionSQL.deleteLives, on: handle)
    let insertLife = try Statement(ProjectionSQL.insertLife, on: handle)
    let deleteHits = try Statement(ProjectionSQL.deleteHits, on: handle)
    let insertHit = try Statement(ProjectionSQL.insertHit, on: handle)
    let insertSnapshot = try Statement(ProjectionSQL.insertSnapshot, on: handle)
    // A noncopyable value is begun only when all of its parts are there.
    self.setBooks = setBooks
    self.setProgress = setProgress
    self.deleteLives = deleteLives
    self.insertLife = insertLife
    self.deleteHits = deleteHits
    self.insertHit = insertHit
    self.insertSnapshot = insertSnapshot
  }

  /// Writes the books of a projection.
  func write(_ books: Books, of name: String) throws(StoreError) {
    try setBooks.bind(name, at: 1)
    setBooks.bind(books.version, at: 2)
    setBooks.bind(books.position, at: 3)
    setBooks.bind(books.isRebuilding ? 1 : 0, at: 4)
    try setBooks.run(to: "keep the books")
  }

  /// Writes how far a session was read.
  func write(_ book: SessionBook, of session: Int64) throws(StoreError) {
    setProgress.bind(session, at: 1)
    setProgress.bind(book.sequence, at: 2)
    setProgress.bind(book.settled, at: 3)
    setProgress.bind(book.isComplete ? 1 : 0, at: 4)
    setProgress.bind(book.writes, at: 5)
    if let stop = book.stop {
      setProgress.bind(stop.sequence, at: 6)
      try setProgress.bind(stop.why, at: 7)
    } else {
      setProgress.bindNull(at: 6)
      setProgress.bindNull(at: 7)
    }
    try setProgress.run(to: "keep the books")
  }

  /// Takes rows of a session away.
  func delete(_ rows: ClosedRange<Int>, of session: Int64) throws(StoreError) {
    deleteLives.bind(EventKey.key(session: session, sequence: rows.lowerBound), at: 1)
    deleteLives.bind(EventKey.key(session: session, sequence: rows.upperBound), at: 2)
    try deleteLives.run(to: "make room for the choices")
  }

  /// Writes some lives of a session, from a row on.
  func write(
    _ lives: ArraySlice<ProjectedRows.Life>, of rows: ProjectedRows, _ session: Int64,
    from first: Int,
  ) throws(StoreError) {
    guard first + lives.count <= EventKey.lastSequence else {
      throw StoreError(
        .tooLarge, "The session's picks have more lives than the log has room for.")
    }
    for (place, life) in lives.enumerated() {
      insertLife.bind(EventKey.key(session: session, sequence: first + place), at: 1)
      try LifeRow.bind(life, of: rows, to: insertLife)
      try insertLife.run(to: "keep a choice")
    }
  }

  /// Writes hits of a session, in the place of whatever stands behind an event.
  ///
  /// They go into the transaction that says how far the session was read, so that one stands there
  /// only if its event was taken in.
  func write(
    _ hits: [ProjectedRows.Hit], of session: Int64, after sequence: Int,
  ) throws(StoreError) {
    guard sequence < EventKey.lastSequence else { return }
    deleteHits.bind(EventKey.key(session: session, sequence: sequence + 1), at: 1)
    deleteHits.bind(EventKey.key(session: session, sequence: EventKey.lastSequence), at: 2)
    try deleteHits.run(to: "make room for the searches")
    for hit in hits {
      insertHit.bind(EventKey.key(session: session, sequence: hit.sequence), at: 1)
      insertHit.bind(hit.count, at: 2)
      try insertHit.run(to: "keep a search")
    }
  }

  /// Writes snapshots of a session.
  func write(_ snapshots: [ProjectedRows.Snapshot], of session: Int64) throws(StoreError) {
    for snapshot in snapshots {
      insertSnapshot.bind(EventKey.key(session: session, sequence: snapshot.sequence), at: 1)
      try insertSnapshot.lending(snapshot.bytes, at: 2) { () throws(StoreError) in
        _ = try insertSnapshot.step(to: "keep a snapshot")
      }
    }
  }
}
