/// The events of a log as they land, each once, in order; see `LogTail.events`.
///
/// The sequence ends when its task is cancelled. A lock that somebody holds for too long delays it
/// and does not end it; every other failure is thrown, after which it may be begun anew from the
/// position of the last event.
public struct LogEvents: AsyncSequence, Sendable {
  private let tail: LogTail
  private let idle: Duration

  init(_ tail: LogTail, idle: Duration) {
    self.tail = tail
    self.idle = idle
  }

  /// Begins to wait for events.
  ///
  /// - Returns: What hands them out.
  public func makeAsyncIterator() -> Iterator { Iterator(tail, idle: idle) }

  /// Hands out events, and waits where there are none.
  public struct Iterator: AsyncIteratorProtocol {
    /// The first pause after an event.
    private static let shortest = Duration.milliseconds(4)

    private var tail: LogTail
    private let idle: Duration
    private var pause = Self.shortest
    private var page: [LogEvent] = []
    /// How many events of the page were handed out.
    private var taken = 0

    init(_ tail: LogTail, idle: Duration) {
      self.tail = tail
      // A pause of nothing would keep a core busy for nothing.
      self.idle = Swift.max(idle, .milliseconds(1))
    }

    /// Goes on to the next event, which may be a long time coming.
    ///
    /// - Returns: The event, or nil where the task was cancelled.
    /// - Throws: `aheadOfLog`, `damaged` or `ioError`.
    public mutating func next() async throws(StoreError) -> LogEvent? {
      while !Task.isCancelled {
        if taken < page.count {
          defer { taken += 1 }
          return page[taken]
        }
        // Counted before looking, so that no commit falls between the look and the pause.
        let commits = tail.store.commits.count
        try await look()
        guard page.isEmpty else { continue }
        await tail.store.commits.wait(beyond: commits, atMost: Swift.min(pause, idle))
        pause = Swift.min(pause * 2, idle)
      }
      return nil
    }

    private mutating func look() async throws(StoreError) {
      (page, taken) = ([], 0)
      switch await Self.look(tail) {
      case .success(let found):
        (tail, page) = found
        if !page.isEmpty { pause = Self.shortest }
      case .failure(let error):
        guard error.code == .busy else { throw error }
      }
    }

    /// Reads away from whatever the caller is bound to, a user interface perhaps.
    @concurrent private static func look(
      _ tail: LogTail,
    ) async -> Result<(LogTail, [LogEvent]), StoreError> {
      var tail = tail
      do throws(StoreError) {
        let page = try tail.nextPage()
        return .success((tail, page))
      } catch {
        return .failure(error)
      }
    }
  }
}
