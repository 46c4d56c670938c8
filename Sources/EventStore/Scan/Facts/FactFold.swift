internal import PickerEvents

/// Facts of a session whose stored rows lag behind, or are not there: it is folded once more, page
/// by page, and nothing is written.
struct FactFold<Projection: SessionProjection> {
  private var position: FactPosition
  private var projection = Projection()
  private var page: [RecordedEvent] = []
  private var rows = ProjectedRows()
  private var isStopped = false
  /// Whether lives were handed out that count for nothing.
  private var beginsAnew: Bool

  /// Begins.
  ///
  /// - Parameters:
  ///   - position: Where to go on handing out.
  ///   - beginsAnew: Whether lives were handed out that count for nothing.
  init(_ position: FactPosition, beginsAnew: Bool = false) {
    self.position = position
    self.position.firstPick = nil
    self.beginsAnew = beginsAnew
  }

  /// Adds the next facts to a batch.
  ///
  /// - Returns: Whether there are more.
  mutating func next(
    from store: EventStore, into batch: inout FactBatch,
  ) throws(StoreError) -> Bool {
    let first = position.nextEvent
    try read(store, into: &batch)
    if !isStopped {
      isStopped = projection.apply(page[...], into: &rows) != nil
    }
    page.removeAll(keepingCapacity: true)
    let isDone =
      isStopped ? position.hasAllEvents : projection.sequence >= position.cut.last
    // What was held where it stopped is not known.
    if isDone, !isStopped { projection.settle(into: &rows) }
    handOut(into: &batch)
    var firstPick: Int64?
    if isDone, let pick = position.firstPick {
      firstPick =
        pick >= first ? batch.times[pick - first] : try time(of: pick, from: store)
    }
    let (isStopped, beginsAnew) = (isStopped, beginsAnew)
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

  /// Reads the next events, twice: as the projection takes them, and as columns.
  private mutating func read(
    _ store: EventStore, into batch: inout FactBatch,
  ) throws(StoreError) {
    let (position, isStopped, folded) = (position, isStopped, projection.sequence)
    var scanned = FactBatch()
    var events: [RecordedEvent] = []
    swap(&batch, &scanned)
    swap(&page, &events)
    defer {
      swap(&batch, &scanned)
      swap(&page, &events)
    }
    let (next, isDamaged) = try store.reading { (connection) throws(StoreError) in
      do throws(StoreError) {
        return try connection.read(
          position, after: folded, isStopped: isStopped, &events, &scanned)
      } catch {
        throw error.about(position.session.id)
      }
    }
    self.position.nextEvent = next
    self.isStopped = isDamaged
  }

  /// Hands out what the projection said.
  private mutating func handOut(into batch: inout FactBatch) {
    var place = 0
    for hit in rows.hits {
      while place < batch.searches.count, batch.searches[place].sequence < hit.sequence {
        place += 1
      }
      guard place < batch.searches.count else { break }
      if batch.searches[place].sequence == hit.sequence { batch.searches[place].hits = hit.count }
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

  private func time(of sequence: Int, from store: EventStore) throws(StoreError) -> Int64 {
    let key = position.cut.key
    return try store.reading { (connection) throws(StoreError) in
      try FactReader(on: connection.handle).time(of: sequence, in: key)
    }
  }
}

extension Connection {
  /// Reads the next events of a session, as its projection takes them and as columns.
  ///
  /// - Returns: The event to go on with, and whether the projection can take no more.
  fileprivate func read(
    _ position: FactPosition, after sequence: Int, isStopped: Bool,
    _ page: inout [RecordedEvent], _ batch: inout FactBatch,
  ) throws(StoreError) -> (Int, Bool) {
    let isStopped =
      isStopped ? true : try !self.page(&page, of: position.cut, after: sequence)
    let end = isStopped ? position.cut.last : page.last?.sequence ?? position.cut.last
    batch.removeAll()
    batch.begin(position.session, isFirst: position.isAtBeginning)
    guard position.nextEvent <= end else { return (position.nextEvent, isStopped) }
    let next = try FactReader(on: handle).events(
      position.nextEvent...end, of: position.cut.key, into: &batch, FactReader.noHit)
    return (next, isStopped)
  }

  /// Reads the next events.
  ///
  /// - Returns: Whether they could be read; damage stops this session, and no other.
  private func page(
    _ events: inout [RecordedEvent], of session: CutSession, after sequence: Int,
  ) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try reader.page(of: session.key, from: sequence + 1, through: session.last, into: &events)
      return true
    } catch {
      guard error.code == .damaged else { throw error }
      events.removeAll()
      return false
    }
  }
}
