internal import PickerEvents

/// The stored hits of a session, compared piece by piece.
struct StoredHits {
  private let store: EventStore
  private let session: Int64
  /// The first event that was not looked at yet; 0 at first, though no event has that number.
  private var first = 0

  /// More than a page of events can have.
  private static let most = Reader.pageSize + 1

  init(store: EventStore, session: Int64) {
    self.store = store
    self.session = session
  }

  /// Compares what is stored of the next events with what is expected.
  ///
  /// - Parameters:
  ///   - expected: The hits of those events, in order.
  ///   - last: The last of those events.
  ///   - id: The session.
  /// - Returns: The first difference; nil where there is none.
  /// - Throws: What reading throws.
  mutating func difference(
    _ expected: ProjectedRows, through last: Int, _ id: SessionID,
  ) throws(StoreError) -> ProjectionComparison.Difference? {
    guard first <= last else { return nil }
    let (session, events) = (session, first...last)
    first = last + 1
    let found = try store.reading { (connection) throws(StoreError) in
      try connection.readProjections { (reader) throws(StoreError) in
        try reader.hits(of: session, events, limit: Self.most)
      } ?? []
    }
    guard found != expected.hits else { return nil }
    let place =
      zip(found, expected.hits).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(found.count, expected.hits.count)
    // Of two rows the earlier one is too many, or missing.
    let stored = place < found.count ? found[place] : nil
    let right = place < expected.hits.count ? expected.hits[place] : nil
    let row = min(stored?.sequence ?? .max, right?.sequence ?? .max)
    return ProjectionComparison.Difference(
      session: id, row: row, stored: Self.text(stored.flatMap { $0.sequence == row ? $0 : nil }),
      expected: Self.text(right.flatMap { $0.sequence == row ? $0 : nil }))
  }

  private static func text(_ hit: ProjectedRows.Hit?) -> String? {
    hit.map { "the search at \($0.sequence) left \($0.count) rows" }
  }
}
