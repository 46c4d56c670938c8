public import PickerEvents

extension EventStore {
  /// Begins to read a session's events, from either end.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - first: The first sequence wanted.
  ///   - last: The last sequence wanted; nil for the newest at this moment.
  ///   - order: Which of them comes first.
  /// - Returns: What hands them out, page by page.
  /// - Throws: `sessionNotFound`, or what opening throws.
  public func reader(
    of session: SessionID,
    from first: Int = 1,
    through last: Int? = nil,
    order: ReadingOrder = .oldestFirst,
  ) throws(StoreError) -> EventReader {
    let head = try reading { (connection) throws(StoreError) in
      try connection.reader.head(of: session)
    }
    guard let head else { throw Reader.notFound(session).at(location.path) }
    return EventReader(
      self, session: session, key: head.key, first: max(first, 1),
      last: min(last ?? head.last, head.last), order)
  }

  /// Reads a session's events, from either end, in constant memory.
  ///
  /// The log is not locked while `body` runs, which may use the store.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - first: The first sequence wanted.
  ///   - last: The last sequence wanted; nil for the newest at this moment.
  ///   - order: Which of them comes first.
  ///   - body: Takes an event, and says whether to go on.
  /// - Throws: `sessionNotFound`, `damaged`, or what `body` throws.
  public func read(
    _ session: SessionID,
    from first: Int = 1,
    through last: Int? = nil,
    order: ReadingOrder = .oldestFirst,
    _ body: (RecordedEvent) throws(StoreError) -> Bool,
  ) throws(StoreError) {
    var reader = try reader(of: session, from: first, through: last, order: order)
    while let page = try reader.nextPage() {
      for event in page {
        guard try body(event) else { return }
      }
    }
  }

  func page(
    _ events: inout [RecordedEvent],
    of session: SessionID,
    key: Int64,
    from first: Int,
    through last: Int,
    _ order: ReadingOrder,
  ) throws(StoreError) {
    try reading { (connection) throws(StoreError) in
      do throws(StoreError) {
        try connection.reader.page(of: key, from: first, through: last, order, into: &events)
      } catch {
        throw error.about(session)
      }
    }
  }
}
