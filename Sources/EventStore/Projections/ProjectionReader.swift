internal import PickerEvents

/// The statements that read the books of projections, and their rows.
struct ProjectionReader: ~Copyable {
  private let books: Statement
  private let progress: Statement
  private let appends: Statement
  private let session: Statement
  private let lives: Statement
  private let livesOfItem: Statement
  let hits: Statement
  private let snapshot: Statement
  private let stops: Statement
  private let lastLife: Statement

  init(on handle: borrowing Handle) throws(StoreError) {
    let books = try Statement(ProjectionSQL.books, on: handle)
    let progress = try Statement(ProjectionSQL.progress, on: handle)
    let appends = try Statement(ProjectionSQL.newAppends, on: handle)
    let session = try Statement(ProjectionSQL.session, on: handle)
    let lives = try Statement(ProjectionSQL.lives, on: handle)
    let livesOfItem = try Statement(ProjectionSQL.livesOfItem, on: handle)
    let hits = try Statement(ProjectionSQL.hits, on: handle)
    let stops = try Statement(ProjectionSQL.stops, on: handle)
    let lastLife = try Statement(ProjectionSQL.lastLife, on: handle)
    let snapshot = try Statement(ProjectionSQL.snapshot, on: handle)
    // A noncopyable value is begun only when all of its parts are there.
    self.books = books
    self.progress = progress
    self.appends = appends
    self.session = session
    self.lives = lives
    self.livesOfItem = livesOfItem
    self.hits = hits
    self.snapshot = snapshot
    self.stops = stops
    self.lastLife = lastLife
  }

  /// The books of a projection; nil where it never ran.
  func books(of name: String) throws(StoreError) -> Books? {
    try books.bind(name, at: 1)
    defer { books.reset() }
    guard try books.step(to: "read the books") else { return nil }
    return Books(
      version: Int(try books.integer(0)), position: try books.integer(1),
      isRebuilding: try books.integer(2) != 0)
  }

  /// How far a session was read.
  func book(of session: Int64) throws(StoreError) -> SessionBook {
    progress.bind(session, at: 1)
    defer { progress.reset() }
    guard try progress.step(to: "read the books") else { return SessionBook() }
    var book = SessionBook(
      sequence: Int(try progress.integer(0)), settled: Int(try progress.integer(1)))
    book.isComplete = try progress.integer(2) != 0
    book.writes = Int(try progress.integer(3))
    if let stopped = try progress.optionalInteger(4) {
      book.stop = ProjectionStop(sequence: Int(stopped), why: try progress.text(5) ?? "")
    }
    guard 0...EventKey.lastSequence ~= book.sequence, 0..<EventKey.lastSequence ~= book.settled
    else { throw StoreError.damage("the progress of a session makes no sense") }
    return book
  }

  /// The sessions of the next appends, and the position of the last of these.
  func appends(after position: Int64, limit: Int) throws(StoreError) -> (Int64, [Int64]) {
    appends.bind(position, at: 1)
    appends.bind(limit, at: 2)
    defer { appends.reset() }
    var last = position
    var sessions: [Int64] = []
    while try appends.step(to: "look for new events") {
      last = try appends.integer(0)
      let session = try appends.integer(1)
      if sessions.last != session { sessions.append(session) }
    }
    return (last, sessions)
  }

  /// A session's id and its last event.
  func session(_ key: Int64) throws(StoreError) -> (SessionID, Int)? {
    session.bind(key, at: 1)
    defer { session.reset() }
    guard try session.step(to: "look for the session"), let id = try session.text(0) else {
      return nil
    }
    return (SessionID(id), try Reader.sequence(try session.integer(1)))
  }

  /// How many sessions stopped, and the first of them.
  func stoppedSessions() throws(StoreError) -> (count: Int, first: CatchUpProgress.Stop?) {
    defer { stops.reset() }
    var count = 0
    var first: CatchUpProgress.Stop?
    while try stops.step(to: "look for sessions that stopped") {
      count += 1
      guard first == nil, let (id, _) = try session(try stops.integer(0)) else { continue }
      first = CatchUpProgress.Stop(
        session: id, sequence: Int(try stops.integer(1)), why: try stops.text(2) ?? "")
    }
    return (count, first)
  }

  /// The number of a session's last row; 0 where there is none.
  func lastLife(of session: Int64) throws(StoreError) -> Int {
    lastLife.bind(EventKey.key(session: session, sequence: 0), at: 1)
    lastLife.bind(EventKey.key(session: session, sequence: EventKey.lastSequence), at: 2)
    defer { lastLife.reset() }
    guard try lastLife.step(to: "look for the last choice") else { return 0 }
    return EventKey.sequence(of: try lastLife.integer(0))
  }

  /// The newest snapshot of a session that is no newer than an event.
  func snapshot(
    of session: Int64, through sequence: Int,
  ) throws(StoreError) -> ProjectedRows.Snapshot? {
    snapshot.bind(EventKey.key(session: session, sequence: 1), at: 1)
    snapshot.bind(EventKey.key(session: session, sequence: sequence), at: 2)
    defer { snapshot.reset() }
    guard try snapshot.step(to: "read a snapshot"), let bytes = try snapshot.bytes(1) else {
      return nil
    }
    return ProjectedRows.Snapshot(
      sequence: EventKey.sequence(of: try snapshot.integer(0)), bytes: bytes)
  }

  /// The next lives of a session, from a row on; with an item its own, and those kept in lists.
  ///
  /// - Returns: The number of the last row that was read; nil where there are no more.
  func lives(
    of session: Int64, from row: Int, item: ItemID?, limit: Int, into rows: inout ProjectedRows,
  ) throws(StoreError) -> Int? {
    if let item {
      try livesOfItem.bind(item.string, at: 4)
      return try Self.lives(livesOfItem, of: session, from: row, limit: limit, into: &rows)
    }
    return try Self.lives(lives, of: session, from: row, limit: limit, into: &rows)
  }

  private static func lives(
    _ statement: borrowing Statement, of session: Int64, from row: Int, limit: Int,
    into rows: inout ProjectedRows,
  ) throws(StoreError) -> Int? {
    statement.bind(EventKey.key(session: session, sequence: row), at: 1)
    statement.bind(EventKey.key(session: session, sequence: EventKey.lastSequence), at: 2)
    statement.bind(limit, at: 3)
    defer { statement.reset() }
    var last: Int?
    while try statement.step(to: "read the choices") {
      last = EventKey.sequence(of: try statement.integer(0))
      try LifeRow.read(statement, into: &rows)
    }
    return last
  }
}
