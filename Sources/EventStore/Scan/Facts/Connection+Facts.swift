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
    try handle.execute("BEGIN", to: "begin to read")
    // It has read only, so there is nothing to keep or to lose.
    defer { try? handle.execute("COMMIT", to: "end reading") }
    var progress = progress
    let isCurrent =
      try readProjections { (books) throws(StoreError) in
        try books.books(of: Projection.name)?.version == Projection.version
      } ?? false
    guard isCurrent else {
      progress.overtaken = progress.position.take()
      progress.unfolded = progress.sessions.count
      return progress
    }
    let facts = try FactReader(on: handle)
    let rows = try StoredFactReader(on: handle)
    return try readProjections { (books) throws(StoreError) in
      try rows.read(progress, books, facts, into: &batch)
    } ?? progress
  }
}

extension StoredFactReader {
  fileprivate func read(
    _ progress: FactProgress, _ books: borrowing ProjectionReader, _ facts: borrowing FactReader,
    into batch: inout FactBatch,
  ) throws(StoreError) -> FactProgress {
    var progress = progress
    while batch.hasRoom {
      var position: FactPosition
      if let begun = progress.position.take() {
        guard try facts.session(begun.cut) != nil else { continue }
        guard try books.book(of: begun.cut.key) == begun.book else {
          progress.overtaken = begun
          return progress
        }
        position = begun
      } else {
        guard let next = progress.sessions.first else { break }
        guard let session = try facts.session(next) else {
          progress.sessions.removeFirst()
          continue
        }
        position = FactPosition(next, session)
        position.book = try books.book(of: next.key)
        guard position.book.isOf(next) else {
          if batch.runs.isEmpty { progress.unfolded = try unfolded(progress.sessions, books) }
          return progress
        }
        progress.sessions.removeFirst()
      }
      do throws(StoreError) {
        if try !read(&position, facts, into: &batch) { progress.position = position }
      } catch {
        throw error.about(position.session.id)
      }
    }
    return progress
  }

  /// How many of the first sessions must be folded; they need not be asked for one by one.
  private func unfolded(
    _ sessions: ArraySlice<CutSession>, _ books: borrowing ProjectionReader,
  ) throws(StoreError) -> Int {
    var count = 0
    for session in sessions {
      guard try !books.book(of: session.key).isOf(session) else { break }
      count += 1
    }
    return count
  }

  /// Reads on in a session.
  ///
  /// - Returns: Whether it was read to its end.
  private func read(
    _ position: inout FactPosition, _ facts: borrowing FactReader, into batch: inout FactBatch,
  ) throws(StoreError) -> Bool {
    let (key, first) = (position.cut.key, position.nextEvent)
    let place = batch.times.count
    batch.begin(position.session, isFirst: position.isAtBeginning)
    if !position.hasAllEvents {
      let wanted = first...position.cut.last
      position.nextEvent = try hits(of: wanted, in: key) { (next) throws(StoreError) in
        try facts.events(wanted, of: key, into: &batch, next)
      }
    }
    if position.hasAllEvents, let row = position.nextLife {
      let before = batch.lives.count
      position.nextLife = try lives(from: row, of: key, into: &batch)
      position.take(batch.lives[before...])
    }
    let isDone = position.hasAllEvents && position.nextLife == nil
    var firstPick: Int64?
    if isDone, let pick = position.firstPick {
      firstPick =
        pick >= first && pick < position.nextEvent
        ? batch.times[place + pick - first] : try facts.time(of: pick, in: key)
    }
    let isStopped = position.book.stop != nil
    batch.end { run in
      run.isLast = isDone
      run.firstPick = firstPick
      run.isStopped = isStopped
    }
    return isDone
  }
}
