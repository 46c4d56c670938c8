internal import PickerEvents

extension StoredFactReader {
  /// Reads facts of sessions whose rows are up to date, until a batch is full or one is not.
  ///
  /// - Returns: What is left to read.
  func read(
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
          if batch.runs.isEmpty { progress.lagging = try laggingCount(progress.sessions, books) }
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
  private func laggingCount(
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
    let firstRow = batch.times.count
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
        ? batch.times[firstRow + pick - first] : try facts.time(of: pick, in: key)
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
