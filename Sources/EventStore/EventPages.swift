public import PickerEvents

/// A session's events, page by page, the next page read while the present one is used.
///
/// Whoever takes events in while others are decoded needs the time of the slower of the two, not of
/// both. No more than two pages are in memory.
public struct EventPages: AsyncSequence, Sendable {
  private let reader: EventReader

  init(_ reader: EventReader) {
    self.reader = reader
  }

  /// Begins to read.
  ///
  /// - Returns: What hands the pages out.
  public func makeAsyncIterator() -> Iterator { Iterator(reader) }

  /// Hands out pages, and reads the next one meanwhile.
  public struct Iterator: AsyncIteratorProtocol {
    private typealias Page = (reader: EventReader, events: ArraySlice<RecordedEvent>?)

    private var ahead: Task<Result<Page, StoreError>, Never>?

    init(_ reader: EventReader) {
      ahead = Self.read(reader)
    }

    /// Goes on to the next page.
    ///
    /// - Returns: At least one event, or nil after the last.
    /// - Throws: `damaged` where an event is missing or does not make sense, `busy` or `ioError`.
    public mutating func next() async throws(StoreError) -> ArraySlice<RecordedEvent>? {
      guard let page = ahead else { return nil }
      ahead = nil
      switch await page.value {
      case .failure(let error): throw error
      case .success(let page):
        guard let events = page.events else { return nil }
        ahead = Self.read(page.reader)
        return events
      }
    }

    private static func read(_ reader: EventReader) -> Task<Result<Page, StoreError>, Never> {
      Task.detached {
        var reader = reader
        do throws(StoreError) {
          let events = try reader.nextPage()
          return .success((reader, events))
        } catch {
          return .failure(error)
        }
      }
    }
  }
}

extension EventStore {
  /// Reads a session's events ahead, from either end, in constant memory.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - first: The first sequence wanted.
  ///   - last: The last sequence wanted; nil for the newest at this moment.
  ///   - order: Which of them comes first.
  /// - Returns: The events, page by page.
  /// - Throws: `sessionNotFound`, or what opening throws.
  public func pages(
    of session: SessionID,
    from first: Int = 1,
    through last: Int? = nil,
    order: ReadingOrder = .oldestFirst,
  ) throws(StoreError) -> EventPages {
    EventPages(try reader(of: session, from: first, through: last, order: order))
  }
}
