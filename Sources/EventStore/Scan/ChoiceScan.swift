package import PickerEvents

/// Hands out the lives of all picks of a cut, session by session, in memory that depends on no
/// session's length.
package struct ChoiceScan<Projection: SessionProjection> {
  private let cut: LogCut
  private var sessions: ArraySlice<CutSession> = []
  /// The session that is being read.
  private var present: (session: CutSession, id: SessionID, lives: SessionLives<Projection>)?
  /// Whether all of its lives were read.
  private var isRead = false
  /// Its lives that were not handed out yet, from a place on.
  private var rows = ProjectedRows()
  private var place = 0
  /// How many picks of the life there were handed out.
  private var picks = 0
  /// How many sessions the projection had to be played for.
  package private(set) var folded = 0
  /// How many sessions cannot be followed to their end.
  package private(set) var stopped = 0

  /// How many lives a batch has at most.
  private static var batchSize: Int { 4_096 }

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
      guard place < rows.lives.count else {
        guard try refill() else { break }
        continue
      }
      guard let (session, id, _) = present else { break }
      try take(of: session, id, into: &batch)
    }
    return batch.count > 0 ? batch : nil
  }

  /// Reads lives of this session or the next.
  ///
  /// - Returns: Whether there was anything left to read.
  private mutating func refill() throws(StoreError) -> Bool {
    (place, picks) = (0, 0)
    if !isRead, var reading = present.take() {
      isRead = try !reading.lives.next(into: &rows)
      if isRead, reading.lives.isFolded { folded += 1 }
      if isRead, reading.lives.isStopped { stopped += 1 }
      present = reading
      return true
    }
    present = nil
    isRead = false
    rows.removeAll()
    if sessions.isEmpty { sessions = try cut.next(256)[...] }
    guard let session = sessions.popFirst() else { return false }
    let id = try cut.store.reading { (connection) throws(StoreError) in
      try connection.reader.id(of: session.key)
    }
    // A session that was dropped meanwhile leaves nothing.
    guard let id else { return true }
    present = (session, id, try SessionLives(Projection.self, cut.store, session, id))
    return true
  }

  /// Adds lives of one session, as many as there is room for, with the times of their events.
  private mutating func take(
    of session: CutSession, _ id: SessionID, into batch: inout ChoiceBatch,
  ) throws(StoreError) {
    let first = batch.count
    while place < rows.lives.count, batch.count < Self.batchSize {
      let life = rows.lives[place]
      let room = Self.batchSize - batch.count
      let items = rows.items[life.items].dropFirst(picks).prefix(room)
      for item in items {
        batch.items.append(item.id.string)
        batch.titles.append((item.title ?? item.id.text).string)
        batch.picked.append(Int64(life.picked))
        batch.causes.append(life.cause)
        batch.ends.append(life.end)
        batch.areCommitted.append(life.isCommitted)
      }
      picks += items.count
      if picks == life.items.count { (place, picks) = (place + 1, 0) }
    }
    batch.runs.append(SessionRun(session: id, rows: first..<batch.count))
    try fillTimes(of: session, id, from: first, &batch)
  }

  private func fillTimes(
    of session: CutSession, _ id: SessionID, from first: Int, _ batch: inout ChoiceBatch,
  ) throws(StoreError) {
    let (picked, ended) = (batch.picked[first...], batch.ends[first...])
    let (pickedTimes, endedTimes) = try cut.store.reading { (connection) throws(StoreError) in
      var times = try EventTimes(session.key, connection.handle)
      var (began, left) = ([Int64](), [Int64]())
      do throws(StoreError) {
        for sequence in picked { began.append(try times.time(of: Int(sequence))) }
        for end in ended {
          guard let end else {
            left.append(0)
            continue
          }
          left.append(try times.time(of: end.sequence))
        }
      } catch {
        throw error.about(id)
      }
      return (began, left)
    }
    batch.pickedTimes += pickedTimes
    batch.endedTimes += endedTimes
  }
}
