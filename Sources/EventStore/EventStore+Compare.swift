package import PickerEvents

extension EventStore {
  /// Compares the stored rows of a projection with what a fold from the beginning makes of the log.
  ///
  /// Nothing is written. It runs in constant memory, one session after the other.
  ///
  /// - Parameters:
  ///   - projection: What made the rows.
  ///   - report: Takes how many events were folded, now and then.
  /// - Returns: What was found.
  /// - Throws: `damaged`, `busy` or `ioError`.
  package func compare<Projection: SessionProjection>(
    _ projection: Projection.Type, _ report: (Int) -> Void = { _ in },
  ) throws(StoreError) -> ProjectionComparison {
    var comparison = ProjectionComparison()
    var key: Int64 = 0
    var events = 0
    while let next = try session(after: key) {
      key = next.key
      comparison.sessions += 1
      var book = SessionBook()
      var difference: ProjectionComparison.Difference?
      var isDamaged = false
      do throws(StoreError) {
        (book, difference) = try self.difference(projection, next) { count in
          events += count
          report(events)
        }
      } catch {
        // Damage in one session says nothing of the others.
        guard error.code == .damaged else { throw error }
        isDamaged = true
      }
      if book.stop != nil || isDamaged { comparison.stopped += 1 }
      if !book.covers(next.last) { comparison.behind += 1 }
      guard let difference else { continue }
      comparison.different += 1
      comparison.firstDifference = comparison.firstDifference ?? difference
    }
    return comparison
  }

  /// Compares the rows of a session, again where somebody wrote them meanwhile.
  private func difference<Projection: SessionProjection>(
    _ projection: Projection.Type, _ session: (key: Int64, id: SessionID, last: Int),
    _ count: (Int) -> Void,
  ) throws(StoreError) -> (SessionBook, ProjectionComparison.Difference?) {
    for _ in 0..<8 {
      // Rows of another version are not looked at: they will be thrown away.
      guard let book = try currentBook(projection, session.key) else { return (SessionBook(), nil) }
      let difference = try self.difference(projection, session, book, count)
      if difference == nil { return (book, nil) }
      if try currentBook(projection, session.key) == book { return (book, difference) }
    }
    throw StoreError(
      .busy, "The choices are being written by others. \(StoreError.Code.busy.remedy)"
    ).about(session.id)
  }

  private func difference<Projection: SessionProjection>(
    _ projection: Projection.Type, _ session: (key: Int64, id: SessionID, last: Int),
    _ book: SessionBook, _ count: (Int) -> Void,
  ) throws(StoreError) -> ProjectionComparison.Difference? {
    guard book.sequence <= session.last else {
      return ProjectionComparison.Difference(
        session: session.id, row: 0, stored: "books up to event \(book.sequence)",
        expected: "books up to event \(session.last) at most")
    }
    var fold = Projection()
    var expected = ProjectedRows()
    var stored = StoredLives(store: self, session: session.key)
    var hits = StoredHits(store: self, session: session.key)
    var page: [RecordedEvent] = []
    while fold.sequence < book.sequence {
      try self.page(
        &page, of: session.id, key: session.key, from: fold.sequence + 1, through: book.sequence,
        .oldestFirst)
      let stop = fold.apply(page[...], into: &expected)
      count(page.count)
      if let difference = try stored.difference(expected, session.id) { return difference }
      if let difference = try hits.difference(expected, through: fold.sequence, session.id) {
        return difference
      }
      expected.removeAll()
      if stop != nil { break }
    }
    // Hits come with the events that were taken in, and none stands behind those.
    if fold.sequence == book.sequence,
      let difference = try hits.difference(
        expected, through: EventKey.lastSequence, session.id)
    {
      return difference
    }
    // Where a pass was stopped in the middle, what stands behind the settled rows says nothing.
    guard book.isComplete else { return nil }
    fold.settle(into: &expected)
    if let difference = try stored.difference(expected, session.id) { return difference }
    return try stored.rest(session.id)
  }
}
