package import EventStore
package import PickerEvents

/// What is counted of one session (Documentation/Analytics.md, Definitions).
package struct SessionTally: Sendable {
  /// The session.
  package private(set) var session: SessionFact
  /// Its events.
  package private(set) var eventCount = 0
  /// Those that were rejected.
  package private(set) var rejectedCount = 0
  /// How often each reason was given.
  package private(set) var refusals = Counts<Reason>()
  /// When its last event happened.
  package private(set) var lastTime: Int64 = 0
  /// When its last accepted event happened.
  private var lastAcceptedTime: Int64 = 0
  /// How many picks came in each way.
  package private(set) var picks = Counts<PickCause>()
  /// Picks that the total limit evicted.
  package private(set) var totalEvictionCount = 0
  /// Picks that the limit of a section evicted.
  package private(set) var sectionEvictionCount = 0
  /// Picks that the user took off again.
  package private(set) var regretCount = 0
  /// Picks that are held, or were at the end.
  package private(set) var heldCount = 0
  /// Picks that the host got.
  package private(set) var committedCount = 0
  /// Searches.
  package private(set) var searchCount = 0
  /// Those that found nothing.
  package private(set) var emptySearchCount = 0
  /// When the user picked for the first time; nil where that never happened.
  package private(set) var firstPickTime: Int64?
  /// Whether lives and searches were worked out here, since those in the log lag behind.
  package private(set) var isFolded = false
  /// Whether the session cannot be followed to its end.
  package private(set) var isStopped = false
  private var searches = SearchFold()

  package init(_ session: SessionFact) {
    self.session = session
  }

  /// When the session ended; nil while it is open.
  package var endedTime: Int64? { session.ending == nil ? nil : lastAcceptedTime }

  /// Those that the user made.
  package var pickCount: Int { picks.ofUser }

  /// All evictions.
  package var evictionCount: Int { totalEvictionCount + sectionEvictionCount }

  /// How long it took from the opening to the first pick; nil where there was none.
  package var timeToFirstPick: Int64? { firstPickTime.map { since(opening: $0) } }

  /// How long it took from the opening to the commit; nil where there was none.
  package var timeToCommit: Int64? {
    session.ending == .done ? endedTime.map { since(opening: $0) } : nil
  }

  /// A clock that was set back says nothing; a span beyond all clocks is the longest.
  private func since(opening time: Int64) -> Int64 {
    let (span, overflow) = time.subtractingReportingOverflow(session.started)
    return overflow ? (time < 0 ? 0 : .max) : max(0, span)
  }

  /// Adds facts of the session.
  package mutating func take(_ run: FactBatch.Run, _ batch: FactBatch) {
    take(events: run.events, batch)
    for place in run.searches {
      count(searches.take(batch.searches[place], batch.texts, place))
    }
    if run.beginsLivesAnew { forgetLives() }
    for life in batch.lives[run.lives] { take(life) }
    guard run.isLast else { return }
    count(searches.finish())
    firstPickTime = run.firstPick
    isFolded = run.isFolded
    isStopped = run.isStopped
  }

  private mutating func take(events: Range<Int>, _ batch: FactBatch) {
    guard let last = events.last else { return }
    eventCount += events.count
    lastTime = batch.times[last]
    for place in events {
      if let reason = batch.reasons[place] {
        rejectedCount += 1
        refusals[reason] += 1
      } else {
        lastAcceptedTime = batch.times[place]
      }
    }
  }

  private mutating func take(_ life: LifeFact) {
    picks[life.cause] += life.count
    if life.isCommitted { committedCount += life.count }
    guard let end = life.end else { return heldCount += life.count }
    switch end.limit {
    case .total: totalEvictionCount += life.count
    case .section: sectionEvictionCount += life.count
    case nil: if end.isRegret, life.cause.isOfUser { regretCount += life.count }
    }
  }

  private mutating func forgetLives() {
    picks = Counts<PickCause>()
    (totalEvictionCount, sectionEvictionCount, regretCount) = (0, 0, 0)
    (heldCount, committedCount) = (0, 0)
  }

  private mutating func count(_ searches: [Search]) {
    for search in searches where search.isSettled {
      searchCount += 1
      if search.hits == 0 { emptySearchCount += 1 }
    }
  }
}
