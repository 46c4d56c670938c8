internal import PickerEvents

/// The stored lives of a session, handed out one by one.
struct StoredLives {
  private let store: EventStore
  private let session: Int64
  private var page = ProjectedRows()
  private var place = 0
  /// The number of the last row that was read.
  private var row = 0
  private var isExhausted = false
  private var isBegun = false
  /// How many lives were handed out.
  private var count = 0

  init(store: EventStore, session: Int64) {
    self.store = store
    self.session = session
  }

  /// The next life with its items; nil after the last.
  private mutating func next() throws(StoreError) -> StoredLife? {
    guard try !isAtEnd() else {
      count += 1
      return nil
    }
    defer {
      place += 1
      count += 1
    }
    return StoredLife(page, place)
  }

  /// Whether all lives were handed out.
  mutating func isAtEnd() throws(StoreError) -> Bool {
    if place == page.lives.count, !isExhausted, row < EventKey.lastSequence {
      page.removeAll()
      place = 0
      // From number 0 on, though none should have it.
      let (session, first) = (session, isBegun ? row + 1 : 0)
      isBegun = true
      let (last, rows) = try store.reading { (connection) throws(StoreError) in
        var rows = ProjectedRows()
        let last = try connection.readProjections { (reader) throws(StoreError) in
          try reader.lives(of: session, from: first, item: nil, limit: 256, into: &rows)
        }
        return (last ?? nil, rows)
      }
      page = rows
      if let last { row = last } else { isExhausted = true }
    }
    return place == page.lives.count
  }

  /// Compares the next lives with those that are expected.
  mutating func difference(
    _ expected: ProjectedRows, _ session: SessionID,
  ) throws(StoreError) -> ProjectionComparison.Difference? {
    for place in expected.lives.indices {
      let life = StoredLife(expected, place)
      let found = try next()
      guard found == life else {
        return ProjectionComparison.Difference(
          session: session, row: count, stored: found?.description,
          expected: life.description)
      }
    }
    return nil
  }

  /// What is stored though nothing more is expected.
  mutating func rest(_ session: SessionID) throws(StoreError) -> ProjectionComparison.Difference? {
    guard let found = try next() else { return nil }
    return ProjectionComparison.Difference(
      session: session, row: count, stored: found.description,
      expected: nil)
  }
}
