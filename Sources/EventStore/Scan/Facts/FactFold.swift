internal import PickerEvents

/// Facts of a session whose stored rows lag behind, or are not there: it is folded once more, page
/// by page, and nothing is written.
struct FactFold<Projection: SessionProjection> {
  private var position: FactPosition
  private var fold: SessionFold<Projection>
  private var rows = ProjectedRows()
  /// Whether lives were handed out that count for nothing.
  private var beginsAnew: Bool

  /// Begins.
  ///
  /// - Parameters:
  ///   - position: Where to go on handing out.
  ///   - beginsAnew: Whether lives were handed out that count for nothing.
  init(_ position: FactPosition, beginsAnew: Bool = false) {
    self.position = position
    fold = SessionFold(position.cut)
    self.position.firstPick = nil
    self.beginsAnew = beginsAnew
  }

  /// Reads the next facts.
  ///
  /// - Parameters:
  ///   - store: The log.
  ///   - batch: Takes them in the place of what it held; nothing where the session was dropped.
  /// - Returns: Whether there are more.
  /// - Throws: `damaged` where an event is missing, `busy` or `ioError`.
  mutating func next(
    from store: EventStore, into batch: inout FactBatch,
  ) throws(StoreError) -> Bool {
    let first = position.nextEvent
    guard try read(store, into: &batch) else { return false }
    let isDone = fold.isDone && position.hasAllEvents
    handOut(into: &batch)
    var firstPick: Int64?
    if isDone, let pick = position.firstPick {
      firstPick = pick >= first ? batch.times[pick - first] : try time(of: pick, from: store)
      guard firstPick != nil else {
        batch.removeAll()
        return false
      }
    }
    let (isStopped, beginsAnew) = (fold.isStopped, beginsAnew)
    batch.end { run in
      run.isLast = isDone
      run.firstPick = firstPick
      run.isStopped = isStopped
      run.isFolded = true
      run.beginsLivesAnew = beginsAnew
    }
    self.beginsAnew = false
    return !isDone
  }

  /// Reads the next events, twice: as columns, and as the projection takes them.
  ///
  /// - Returns: Whether the session is still there.
  private mutating func read(
    _ store: EventStore, into batch: inout FactBatch,
  ) throws(StoreError) -> Bool {
    let (position, folded) = (position, fold.isDone ? nil : fold.sequence)
    var scanned = FactBatch()
    swap(&batch, &scanned)
    defer { swap(&batch, &scanned) }
    let found = try store.reading { (connection) throws(StoreError) in
      do throws(StoreError) {
        return try connection.foldableFacts(position, after: folded, into: &scanned)
      } catch {
        throw error.about(position.session.id)
      }
    }
    guard let found else { return false }
    self.position.nextEvent = found.nextEvent
    if folded != nil { fold.take(found.events, found.damage, into: &rows) }
    return true
  }

  /// Hands out what the projection said.
  private mutating func handOut(into batch: inout FactBatch) {
    var next = 0
    for hit in rows.hits {
      while next < batch.searches.count, batch.searches[next].sequence < hit.sequence { next += 1 }
      guard next < batch.searches.count else { break }
      if batch.searches[next].sequence == hit.sequence { batch.searches[next].hits = hit.count }
    }
    for life in rows.lives {
      batch.lives.append(
        LifeFact(
          count: life.items.count, picked: life.picked, cause: life.cause,
          end: life.end.map { EndCause($0.cause) }, isCommitted: life.isCommitted))
    }
    position.take(batch.lives[...])
    rows.removeAll()
  }

  private func time(of sequence: Int, from store: EventStore) throws(StoreError) -> Int64? {
    let session = position.cut
    return try store.reading { (connection) throws(StoreError) in
      try connection.time(of: sequence, in: session)
    }
  }
}
