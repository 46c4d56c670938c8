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
      let book = try currentBook(projection, key) ?? SessionBook()
      if book.stop != nil { comparison.stopped += 1 }
      if book.stop == nil, book.sequence < next.last { comparison.behind += 1 }
      let difference = try self.difference(projection, next, book) { count in
        events += count
        report(events)
      }
      guard let difference else { continue }
      comparison.different += 1
      comparison.firstDifference = comparison.firstDifference ?? difference
    }
    return comparison
  }

  private func session(
    after key: Int64,
  ) throws(StoreError) -> (key: Int64, id: SessionID, last: Int)? {
    try reading { (connection) throws(StoreError) in
      // By the statement that a log of any format has.
      try connection.reader.session(after: key)
    }
  }

  private func difference<Projection: SessionProjection>(
    _ projection: Projection.Type, _ session: (key: Int64, id: SessionID, last: Int),
    _ book: SessionBook, _ count: (Int) -> Void,
  ) throws(StoreError) -> ProjectionComparison.Difference? {
    var fold = Projection()
    var expected = ProjectedRows()
    var stored = StoredLives(store: self, session: session.key)
    var page: [RecordedEvent] = []
    while fold.sequence < book.sequence {
      try self.page(
        &page, of: session.id, key: session.key, from: fold.sequence + 1, through: book.sequence,
        .oldestFirst)
      let stop = fold.apply(page[...], into: &expected)
      count(page.count)
      if let difference = try stored.difference(expected, session.id) { return difference }
      expected.removeAll()
      if stop != nil { break }
    }
    // A pass that was stopped in the middle leaves the lives out that were held then.
    if book.sequence < session.last, try stored.isAtEnd() { return nil }
    fold.settle(into: &expected)
    if let difference = try stored.difference(expected, session.id) { return difference }
    return try stored.rest(session.id)
  }
}
