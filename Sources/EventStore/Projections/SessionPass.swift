internal import PickerEvents

/// Brings the rows of one session up to its last event.
struct SessionPass<Projection: SessionProjection> {
  /// How a pass came to its end.
  enum Result {
    case done
    case stopped(ProjectionStop)
    /// Somebody else wrote the session's rows meanwhile.
    case overtaken
  }

  let store: EventStore
  let key: Int64
  let id: SessionID
  /// The session's last event.
  let last: Int
  /// What the file says of the session; each write checks that it still does.
  var book: SessionBook
  private(set) var rows = ProjectedRows()

  /// How many lives are written under one lock, about: a tap may have to wait for them.
  private static var livesPerWrite: Int { 512 }
  /// How many events are read before progress is written, though there is nothing to write.
  private static var eventsPerWrite: Int { 65_536 }

  init(store: EventStore, key: Int64, id: SessionID, last: Int, book: SessionBook) {
    self.store = store
    self.key = key
    self.id = id
    self.last = last
    self.book = book
  }

  /// Does it.
  ///
  /// - Parameter count: Takes how many events were taken in since it was called last.
  /// - Returns: How it came to its end.
  /// - Throws: What reading and writing throw.
  mutating func run(_ count: (Int) -> Void) throws(StoreError) -> Result {
    var (projection, isResumed) = try resumed()
    while true {
      let result = try follow(&projection, count)
      // What was kept may have been of no use; without it, it is the session.
      guard case .stopped = result, isResumed else { return result }
      projection = Projection()
      isResumed = false
      rows.removeAll()
    }
  }

  /// A projection at the newest state that was kept, or at the beginning.
  private func resumed() throws(StoreError) -> (Projection, Bool) {
    guard book.sequence > 0,
      let resumed = try store.resume(Projection.self, key, id, through: book.sequence)
    else { return (Projection(), false) }
    return (resumed, true)
  }

  /// Takes events in up to the last, and writes rows on the way.
  private mutating func follow(
    _ projection: inout Projection, _ count: (Int) -> Void,
  ) throws(StoreError) -> Result {
    var page: [RecordedEvent] = []
    while projection.sequence < last {
      // The rows of these events are there already.
      let isKnown = projection.sequence < book.sequence
      try store.page(
        &page, of: id, key: key, from: projection.sequence + 1,
        through: isKnown ? book.sequence : last, .oldestFirst)
      let stop = projection.apply(page[...], into: &rows)
      if isKnown { rows.removeAll() } else { count(page.count) }
      if let stop { return try finish(projection, stop) }
      // Books that say the last event also promise the lives that are still held, which `finish`
      // writes: whoever is killed before it must find that there is something left to do.
      if projection.sequence < last,
        rows.lives.count >= Self.livesPerWrite
          || projection.sequence - book.sequence >= Self.eventsPerWrite
      {
        guard try write(through: projection.sequence, settled: rows.lives.count) else {
          return .overtaken
        }
      }
    }
    return try finish(projection, nil)
  }

  private mutating func finish(
    _ projection: Projection, _ stop: ProjectionStop?,
  ) throws(StoreError) -> Result {
    // A session that stops where its rows are known already is one that was changed since.
    let sequence = Swift.max(projection.sequence, book.sequence)
    let settled = rows.lives.count
    projection.settle(into: &rows)
    guard try write(through: sequence, settled: settled, stop) else { return .overtaken }
    return stop.map { .stopped($0) } ?? .done
  }

  /// Writes the rows so far, unless somebody else was faster.
  private mutating func write(
    through sequence: Int, settled: Int, _ stop: ProjectionStop? = nil,
  ) throws(StoreError) -> Bool {
    let next = SessionBook(sequence: sequence, settled: book.settled + settled, stop: stop)
    guard try store.write(rows, of: key, id, instead: book, next, Projection.self) else {
      return false
    }
    book = next
    rows.removeAll()
    return true
  }
}
