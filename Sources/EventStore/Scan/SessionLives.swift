internal import PickerEvents

/// The lives of a session's picks up to an event of a cut: those that are kept, where they go
/// exactly as far, and else those that the projection makes of the events.
struct SessionLives<Projection: SessionProjection> {
  private let store: EventStore
  private let session: CutSession
  /// Its id, once any were read.
  private(set) var id: SessionID?
  /// What the book of those that are kept says; nil before the first.
  private var book: SessionBook?
  /// The last row of them that was read.
  private var row = 0
  /// How many lives were handed out of them.
  private var count = 0
  /// What makes the lives where they are not kept; nil while they are.
  private var fold: SessionFold<Projection>?
  /// How many lives the fold makes that were handed out already.
  private var skipped = 0
  /// Whether the session was dropped: what was handed out before is all there is.
  private(set) var isGone = false

  private static var livesPerPage: Int { 256 }

  init(_ projection: Projection.Type, _ store: EventStore, _ session: CutSession) {
    self.store = store
    self.session = session
  }

  /// Whether the projection has to make them.
  var isFolded: Bool { fold != nil }

  /// Whether the session cannot be followed to the cut's last event.
  var isStopped: Bool { fold?.isStopped ?? (book?.stop != nil) }

  /// Reads or makes the next lives.
  ///
  /// - Parameter rows: Takes them in the place of what it held.
  /// - Returns: Whether there may be more.
  /// - Throws: `damaged`, `busy` or `ioError`.
  mutating func next(into rows: inout ProjectedRows) throws(StoreError) -> Bool {
    rows.removeAll()
    if isGone { return false }
    return isFolded ? try make(into: &rows) : try read(into: &rows)
  }

  private mutating func read(into rows: inout ProjectedRows) throws(StoreError) -> Bool {
    let (session, row, book) = (session, row, book)
    let found = try store.reading { (connection) throws(StoreError) in
      try connection.keptLives(
        of: session, after: row, book, Projection.self, limit: Self.livesPerPage)
    }
    guard let found else { return leave() }
    id = found.id
    self.book = found.book
    guard found.book != nil else {
      // They never were of the cut, or somebody wrote them meanwhile. A fold makes the same lives
      // in the same order.
      fold = SessionFold(session)
      skipped = count
      return true
    }
    guard let last = found.lastRow else { return false }
    rows = found.rows
    count += rows.lives.count
    self.row = last
    return last < EventKey.lastSequence
  }

  private mutating func make(into rows: inout ProjectedRows) throws(StoreError) -> Bool {
    guard let sequence = fold?.sequence, fold?.isDone == false else { return false }
    let session = session
    let found = try store.reading { (connection) throws(StoreError) in
      try connection.readableEvents(of: session, after: sequence)
    }
    guard let found else { return leave() }
    fold?.take(found.events, found.damage, into: &rows)
    dropKnown(&rows)
    return fold?.isDone == false
  }

  private mutating func leave() -> Bool {
    isGone = true
    return false
  }

  /// Takes away the lives that were handed out before the fold began.
  private mutating func dropKnown(_ rows: inout ProjectedRows) {
    let known = min(skipped, rows.lives.count)
    skipped -= known
    rows.lives.removeFirst(known)
  }
}
