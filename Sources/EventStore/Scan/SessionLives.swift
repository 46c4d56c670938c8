internal import PickerEvents

/// The lives of a session's picks up to an event of a cut: those that are kept, where they go exactly
/// as far, and else those that the projection makes of the events.
struct SessionLives<Projection: SessionProjection> {
  private enum Source {
    /// What the log keeps, from a row on, while its book says so.
    case kept(SessionBook, row: Int)
    /// What a fold makes; nil when it has come to its end.
    case folded(Projection?)
  }

  private let store: EventStore
  private let session: CutSession
  private let id: SessionID
  private var source: Source
  /// How many lives were handed out of those that are kept.
  private var count = 0
  /// How many lives a fold makes that were handed out already.
  private var skipped = 0
  /// Whether the session cannot be followed to the cut's last event.
  private(set) var isStopped = false

  private static var livesPerPage: Int { 256 }

  init(
    _ projection: Projection.Type, _ store: EventStore, _ session: CutSession, _ id: SessionID,
  ) throws(StoreError) {
    self.store = store
    self.session = session
    self.id = id
    if let book = try store.currentBook(projection, session.key), book.isOf(session) {
      source = .kept(book, row: 0)
      isStopped = book.stop != nil
    } else {
      source = .folded(Projection())
    }
  }

  /// Whether the projection has to make them.
  var isFolded: Bool {
    switch source {
    case .kept: false
    case .folded: true
    }
  }

  /// Reads or makes the next lives.
  ///
  /// - Parameter rows: Takes them in the place of what it held.
  /// - Returns: Whether there may be more.
  mutating func next(into rows: inout ProjectedRows) throws(StoreError) -> Bool {
    rows.removeAll()
    switch source {
    case .kept(let book, let row): return try read(after: row, book, into: &rows)
    case .folded(let projection?): return try fold(projection, into: &rows)
    case .folded(.none): return false
    }
  }

  private mutating func read(
    after row: Int, _ book: SessionBook, into rows: inout ProjectedRows,
  ) throws(StoreError) -> Bool {
    let key = session.key
    let (known, last, found) = try store.reading { (connection) throws(StoreError) in
      var found = ProjectedRows()
      let known = try connection.readProjections { (reader) throws(StoreError) in
        try reader.book(of: key)
      }
      let last = try connection.readProjections { (reader) throws(StoreError) in
        try reader.lives(
          of: key, from: row + 1, item: nil, limit: Self.livesPerPage, into: &found)
      }
      return (known, last ?? nil, found)
    }
    guard known == book else {
      // The session went on meanwhile. A fold makes the same lives in the same order.
      source = .folded(Projection())
      skipped = count
      return true
    }
    guard let last else { return false }
    rows = found
    count += found.lives.count
    source = .kept(book, row: last)
    return last < EventKey.lastSequence
  }

  private mutating func fold(
    _ projection: Projection, into rows: inout ProjectedRows,
  ) throws(StoreError) -> Bool {
    var projection = projection
    source = .folded(nil)
    var page: [RecordedEvent] = []
    try store.page(
      &page, of: id, key: session.key, from: projection.sequence + 1, through: session.last,
      .oldestFirst)
    if projection.apply(page[...], into: &rows) != nil {
      isStopped = true
    } else if projection.sequence == session.last {
      projection.settle(into: &rows)
    } else {
      source = .folded(projection)
    }
    dropKnown(&rows)
    return !isStopped && projection.sequence < session.last
  }

  /// Takes away the lives that were handed out before the fold began.
  private mutating func dropKnown(_ rows: inout ProjectedRows) {
    let known = min(skipped, rows.lives.count)
    skipped -= known
    rows.lives.removeFirst(known)
  }
}

extension SessionBook {
  /// Whether it says what there is of a session up to the cut's last event, and no further.
  func isOf(_ session: CutSession) -> Bool {
    if let stop { return stop.sequence <= session.last }
    return isComplete && sequence == session.last
  }
}
