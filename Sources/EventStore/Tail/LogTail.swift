/// Hands out the events of all sessions as they land, each once, in the order of the log.
///
/// Whoever reads keeps `position`, or that of the last event that was dealt with, and goes on from
/// there: with this value, or with a new one at another time or in another process.
public struct LogTail: Sendable {
  let store: EventStore
  /// The position up to which everything was handed out.
  public private(set) var position: Int64

  init(_ store: EventStore, after position: Int64) {
    self.store = store
    self.position = position
  }

  /// Takes what has landed since, at most a page of it.
  ///
  /// Events and the log's head are read in one transaction, and no lock is held between two pages.
  /// Events of a session that has been dropped from the log are passed over.
  ///
  /// - Returns: The next events, some thousand at most; empty where nothing is new.
  /// - Throws: `aheadOfLog` where the log ends before `position`; `damaged`, `busy` or `ioError`.
  ///   `position` is as it was then.
  public mutating func nextPage() throws(StoreError) -> [LogEvent] {
    while true {
      let page = try store.tailPage(after: position)
      position = page.position
      // A page may be empty because all of its sessions have gone.
      if !page.events.isEmpty || page.position == page.head { return page.events }
    }
  }

  /// Waits for events, for as long as the task lives.
  ///
  /// The log is looked at again and again: some milliseconds after the last event, less and less
  /// often while nothing comes, and at once after an append by the same store. Nothing depends on
  /// being told: events of other stores and processes come with the next look.
  ///
  /// - Parameter idle: The longest pause between two looks.
  /// - Returns: The events after `position`, one by one.
  public func events(idle: Duration = .milliseconds(250)) -> LogEvents {
    LogEvents(self, idle: idle)
  }
}
