package import PickerEvents

/// Hands out the lives of all picks of a cut, session by session, in constant memory.
///
/// Beside that there is the state of one session, where it has to be played.
///
/// The log is not locked in between. Of a session that is dropped meanwhile no more lives come;
/// those that were handed out before stay so.
package struct ChoiceScan<Projection: SessionProjection> {
  private let cut: LogCut
  private var sessions: ArraySlice<CutSession> = []
  /// The session that is being read.
  private var present: (session: CutSession, lives: SessionLives<Projection>)?
  /// Whether all of its lives were read.
  private var isRead = false
  /// Some of its lives.
  private var rows = ProjectedRows()
  /// The first of them that was not handed out, and its first pick that was not.
  private var start = (life: 0, pick: 0)
  /// How many sessions the projection had to be played for.
  package private(set) var foldedCount = 0
  /// How many sessions cannot be followed to their end.
  package private(set) var stoppedCount = 0

  /// How many lives a batch has at most.
  private static var batchSize: Int { 4_096 }
  /// How many sessions of the cut are looked at at once.
  private static var sessionsAhead: Int { 256 }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - projection: What makes the lives.
  ///   - cut: What is read; it hands each session out once.
  package init(_ projection: Projection.Type, _ cut: LogCut) {
    self.cut = cut
  }

  /// Reads the next lives.
  ///
  /// - Returns: Some lives, or nil after the last.
  /// - Throws: `damaged`, `busy` or `ioError`.
  package mutating func next() throws(StoreError) -> ChoiceBatch? {
    var batch = ChoiceBatch()
    while batch.count < Self.batchSize {
      if start.life < rows.lives.count {
        try take(into: &batch)
      } else {
        guard try refill() else { break }
      }
    }
    return batch.count > 0 ? batch : nil
  }

  /// Reads lives of this session or the next.
  ///
  /// - Returns: Whether there was anything left to read.
  private mutating func refill() throws(StoreError) -> Bool {
    rows.removeAll()
    start = (0, 0)
    if isRead { finish() }
    if present == nil {
      if sessions.isEmpty { sessions = try cut.next(Self.sessionsAhead)[...] }
      guard let session = sessions.popFirst() else { return false }
      present = (session, SessionLives(Projection.self, cut.store, session))
    }
    isRead = try present?.lives.next(into: &rows) == false
    return true
  }

  /// Leaves a session that was read to its end.
  private mutating func finish() {
    if let lives = present?.lives, !lives.isGone {
      if lives.isFolded { foldedCount += 1 }
      if lives.isStopped { stoppedCount += 1 }
    }
    leave()
  }

  /// Goes on to the next session.
  private mutating func leave() {
    present = nil
    isRead = false
  }

  /// Adds lives of one session, as many as there is room for, with the times of their events.
  private mutating func take(into batch: inout ChoiceBatch) throws(StoreError) {
    guard let (session, lives) = present, let id = lives.id else { return }
    let pieces = pieces(room: Self.batchSize - batch.count)
    let times = try cut.store.reading { (connection) throws(StoreError) in
      try connection.times(of: pieces, in: session)
    }
    guard let times else {
      rows.removeAll()
      return leave()
    }
    let first = batch.count
    for (life, time) in zip(pieces, times) { batch.append(life, of: rows, time) }
    if batch.count > first {
      batch.runs.append(SessionRun(session: id, rows: first..<batch.count))
    }
  }

  /// Takes the next lives out, the first and the last perhaps in part.
  private mutating func pieces(room: Int) -> [ProjectedRows.Life] {
    var pieces: [ProjectedRows.Life] = []
    var room = room
    while room > 0, start.life < rows.lives.count {
      var life = rows.lives[start.life]
      let rest = life.items.dropFirst(start.pick)
      life.items = rest.prefix(room)
      pieces.append(life)
      room -= life.items.count
      start =
        life.items.count == rest.count
        ? (start.life + 1, 0) : (start.life, start.pick + life.items.count)
    }
    return pieces
  }
}
