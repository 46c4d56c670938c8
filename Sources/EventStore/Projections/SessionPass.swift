internal import PickerEvents

/// Brings the rows of one session up to its last event.
///
/// Lives that can change no more come first. Those of picks that are still held stand behind them
/// and are made anew where one of them changed; until all of them are there the book is not
/// complete. Hits never change: those of an event come with it. Every transaction is small, and
/// checks that nobody else wrote of the session since the last.
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
  private var book: SessionBook
  private var rows = ProjectedRows()
  /// The events whose rows are there already, when the pass begins.
  private let known: Int
  private var changesHeld = false

  /// How many lives are written or taken away under one lock: a tap may have to wait for them.
  private static var livesPerWrite: Int { 512 }
  /// How many events are read before progress is written, though there is nothing to write.
  private static var eventsPerWrite: Int { 65_536 }

  init(store: EventStore, key: Int64, id: SessionID, last: Int, book: SessionBook) {
    self.store = store
    self.key = key
    self.id = id
    self.last = last
    self.book = book
    known = book.sequence
    changesHeld = !book.isComplete
  }

  /// Does it.
  ///
  /// - Parameter count: Takes how many events were taken in since it was called last.
  /// - Returns: How it came to its end.
  /// - Throws: What reading and writing throw.
  mutating func run(_ count: (Int) -> Void) throws(StoreError) -> Result {
    if known > 0,
      var resumed = try store.resume(Projection.self, key, id, through: known)
    {
      let result = try follow(&resumed, isResumed: true, count)
      // What was kept may have been of no use; from its opening, it is the session.
      guard case .stopped = result else { return result }
      rows.removeAll()
    }
    var projection = Projection()
    return try follow(&projection, isResumed: false, count)
  }

  /// Takes events in up to the last, and writes rows on the way.
  private mutating func follow(
    _ projection: inout Projection, isResumed: Bool, _ count: (Int) -> Void,
  ) throws(StoreError) -> Result {
    var page: [RecordedEvent] = []
    while projection.sequence < last {
      // The rows of these events are there already.
      let isKnown = projection.sequence < book.sequence
      let before = projection.sequence
      let damage = try read(
        &page, from: projection.sequence + 1, through: isKnown ? book.sequence : last)
      let stop = damage ?? projection.apply(page[...], into: &rows)
      if isKnown {
        rows.removeAll()
      } else {
        count(projection.sequence - before)
        changesHeld = changesHeld || rows.changesHeld
      }
      if let stop {
        // Only a fold from the opening has the last word.
        if isResumed { return .stopped(stop) }
        guard try stopHere(stop, at: projection.sequence) else { return .overtaken }
        return .stopped(stop)
      }
      if rows.lives.count + rows.hits.count >= Self.livesPerWrite
        || projection.sequence - book.sequence >= Self.eventsPerWrite
      {
        guard try writeSettled(through: projection.sequence) else { return .overtaken }
      }
    }
    return try finish(projection) ? .done : .overtaken
  }

  /// Reads the next events; damage among them stops this session, and no other.
  private func read(
    _ page: inout [RecordedEvent], from first: Int, through last: Int,
  ) throws(StoreError) -> ProjectionStop? {
    do throws(StoreError) {
      try store.page(&page, of: id, key: key, from: first, through: last, .oldestFirst)
      return nil
    } catch {
      guard error.code == .damaged else { throw error }
      return ProjectionStop(sequence: error.sequence ?? first, why: error.message)
    }
  }

  /// Notes that the session cannot be followed; what it held then is not known, and left out.
  private mutating func stopHere(
    _ stop: ProjectionStop, at sequence: Int,
  ) throws(StoreError) -> Bool {
    changesHeld = true
    guard try writeSettled(through: max(sequence, book.sequence)) else { return false }
    return try write({ $0.stop = stop }) { _ throws(StoreError) in }
  }

  private mutating func finish(_ projection: Projection) throws(StoreError) -> Bool {
    guard try writeSettled(through: projection.sequence) else { return false }
    projection.settle(into: &rows)
    if changesHeld {
      var first = book.settled + 1
      var rest = rows.lives[...]
      while !rest.isEmpty {
        let (piece, place, rows) = (rest.prefix(Self.livesPerWrite), first, rows)
        let key = key
        guard
          try write(
            { _ in },
            { (writer) throws(StoreError) in
              try writer.write(piece, of: rows, key, from: place)
            })
        else { return false }
        rest = rest.dropFirst(Self.livesPerWrite)
        first += piece.count
      }
    }
    let (snapshots, key) = (rows.snapshots, key)
    rows.removeAll()
    return try write({ $0.isComplete = true }) { (writer) throws(StoreError) in
      try writer.write(snapshots, of: key)
    }
  }

  /// Writes the rows so far, none of which can change any more, where those that were held stood.
  private mutating func writeSettled(through sequence: Int) throws(StoreError) -> Bool {
    if changesHeld {
      guard try clearHeld() else { return false }
    }
    var rest = rows.lives[...]
    repeat {
      let piece = rest.prefix(Self.livesPerWrite)
      rest = rest.dropFirst(Self.livesPerWrite)
      let (place, old, key, rows) = (book.settled + 1, book.sequence, key, rows)
      // The last piece brings the events with it: a kill before it leaves rows that are made again.
      let isLast = rest.isEmpty
      let isUnchanged = !changesHeld
      let isWritten = try write({ book in
        book.isComplete = book.isComplete && isUnchanged
        if isLast {
          book.sequence = sequence
          book.settled += rows.lives.count
        }
      }) { (writer) throws(StoreError) in
        try writer.write(
          piece, of: rows, key, from: place + piece.startIndex - rows.lives.startIndex)
        guard isLast else { return }
        try writer.write(rows.hits, of: key, after: old)
        try writer.write(rows.snapshots, of: key)
      }
      guard isWritten else { return false }
    } while !rest.isEmpty
    rows.removeAll()
    return true
  }

  /// Takes away whatever stands behind the settled rows.
  private mutating func clearHeld() throws(StoreError) -> Bool {
    while true {
      let last = try store.lastLife(of: key)
      guard last > book.settled else { return true }
      let key = key
      let piece = max(book.settled + 1, last - Self.livesPerWrite + 1)...last
      let isWritten = try write({ $0.isComplete = false }) { (writer) throws(StoreError) in
        try writer.delete(piece, of: key)
      }
      guard isWritten else { return false }
    }
  }

  /// Writes something of the session and its book, unless somebody else was faster.
  private mutating func write(
    _ change: (inout SessionBook) -> Void,
    _ body: (borrowing ProjectionWriter) throws(StoreError) -> Void,
  ) throws(StoreError) -> Bool {
    let next = book.written(change)
    guard try store.write(of: key, id, instead: book, next, Projection.self, body) else {
      return false
    }
    book = next
    return true
  }
}
