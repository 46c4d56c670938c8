public import PickerEvents

/// Hands out a session's events in order, page by page, in constant memory.
///
/// The log is locked only while a page is read, so a slow reader holds nobody up.
public struct EventReader: Sendable {
  private let store: EventStore
  private let session: SessionID
  private let key: Int64
  private let last: Int
  /// The sequence that the next page begins with.
  private var next: Int
  private var page: [RecordedEvent] = []
  /// How many events of the page were handed out.
  private var taken = 0

  init(_ store: EventStore, session: SessionID, key: Int64, next: Int, last: Int) {
    self.store = store
    self.session = session
    self.key = key
    self.next = next
    self.last = last
  }

  /// Goes on to the next event.
  ///
  /// - Returns: The event, or nil after the last.
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
  /// - Returns: At least one event, or nil after the last.
  /// - Throws: `damaged` where an event is missing or does not make sense, `busy` or `ioError`.
  public mutating func nextPage() throws(StoreError) -> ArraySlice<RecordedEvent>? {
    if taken == page.count {
      guard try fill() else { return nil }
    }
    defer { taken = page.count }
    return page[taken...]
  }

  private mutating func fill() throws(StoreError) -> Bool {
    guard next <= last else { return false }
    taken = 0
    do {
      try store.page(&page, of: session, key: key, from: next, through: last)
    } catch {
      page = []
      throw error
    }
    next += page.count
    return true
  }
}
