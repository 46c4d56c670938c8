public import PickerEvents

/// Hands out a session's events from either end, page by page, in constant memory.
///
/// The log is locked only while a page is read, so a slow reader holds nobody up.
public struct EventReader: Sendable {
  private let store: EventStore
  private let session: SessionID
  private let key: Int64
  private let order: ReadingOrder
  /// The sequences that are still to be read.
  private var first: Int
  private var last: Int
  private var page: [RecordedEvent] = []
  /// How many events of the page were handed out.
  private var taken = 0

  init(
    _ store: EventStore, session: SessionID, key: Int64, first: Int, last: Int,
    _ order: ReadingOrder
  ) {
    self.store = store
    self.session = session
    self.key = key
    self.first = first
    self.last = last
    self.order = order
  }

  /// Goes on to the next event.
  ///
  /// - Returns: The event, or nil where all were handed out.
  /// - Throws: `damaged` where an event is missing or does not make sense, `busy` or `ioError`.
  public mutating func nextEvent() throws(StoreError) -> RecordedEvent? {
    if taken == page.count {
      guard try fill() else { return nil }
    }
    defer { taken += 1 }
    return page[taken]
  }

  /// Goes on to the next page: what is left of the present one, or the next events of the log.
  ///
  /// - Returns: At least one event, or nil where all were handed out.
  /// - Throws: `damaged` where an event is missing or does not make sense, `busy` or `ioError`.
  public mutating func nextPage() throws(StoreError) -> ArraySlice<RecordedEvent>? {
    if taken == page.count {
      guard try fill() else { return nil }
    }
    defer { taken = page.count }
    return page[taken...]
  }

  private mutating func fill() throws(StoreError) -> Bool {
    guard first <= last else { return false }
    taken = 0
    do {
      try store.page(&page, of: session, key: key, from: first, through: last, order)
    } catch {
      page = []
      throw error
    }
    switch order {
    case .oldestFirst: first += page.count
    case .newestFirst: last -= page.count
    }
    return true
  }
}
