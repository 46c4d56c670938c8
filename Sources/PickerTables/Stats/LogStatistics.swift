package import EventStore
package import PickerEvents

/// What the sessions of a cut say together (Documentation/Analytics.md, Statistics).
package struct LogStatistics: Sendable {
  /// How many sessions there are.
  package private(set) var sessionCount = 0
  /// How many of them are open.
  package private(set) var openCount = 0
  /// How many ended in each way.
  package private(set) var endings: [Ending: Int] = [:]
  /// How many of them cannot be followed to their end.
  package private(set) var stoppedCount = 0
  /// How many had to be folded, since their lives in the log lag behind.
  package private(set) var foldedCount = 0
  /// Events that were accepted.
  package private(set) var acceptedCount = 0
  /// Events that were rejected.
  package private(set) var rejectedCount = 0
  /// How often each reason was given.
  package private(set) var refusals = Counts<Reason>()
  /// How many picks came in each way.
  package private(set) var picks = Counts<PickCause>()
  /// Picks that the total limit evicted.
  package private(set) var totalEvictionCount = 0
  /// Picks that the limit of a section evicted.
  package private(set) var sectionEvictionCount = 0
  /// Picks that the user took off again.
  package private(set) var regretCount = 0
  /// Searches.
  package private(set) var searchCount = 0
  /// Those that found nothing.
  package private(set) var emptySearchCount = 0
  /// How long it took from the opening to the first pick.
  package private(set) var timeToFirstPick = DurationSummary()
  /// How long it took from the opening to the commit.
  package private(set) var timeToCommit = DurationSummary()
  /// The way from the opening to the commit.
  package private(set) var funnel = FunnelStep.Name.allCases.map { FunnelStep($0) }

  /// Counts, in constant memory.
  ///
  /// - Parameters:
  ///   - cut: Which events of which sessions.
  ///   - report: Takes how many events were read so far, now and then.
  /// - Throws: `damaged`, `busy`, `full` or `ioError`.
  /// - Complexity: O(events), where the log's choices are up to date.
  package init(_ cut: LogCut, _ report: (Int) -> Void = { _ in }) throws(StoreError) {
    var facts = SessionFacts(cut)
    let firstPicks = RankedNumbers()
    let commits = RankedNumbers()
    while let session = try facts.next(report) {
      add(session)
      if let time = session.timeToFirstPick { try firstPicks.add(time) }
      if let time = session.timeToCommit { try commits.add(time) }
    }
    timeToFirstPick = try Self.summary(firstPicks)
    timeToCommit = try Self.summary(commits)
  }

  private static func summary(
    _ numbers: RankedNumbers,
  ) throws(StoreError) -> DurationSummary {
    let (median, p90) = (try numbers.percentile(50), try numbers.percentile(90))
    return DurationSummary(count: numbers.count, median: median, p90: p90)
  }

  private mutating func add(_ session: SessionTally) {
    sessionCount += 1
    if let ending = session.session.ending {
      endings[ending, default: 0] += 1
    } else {
      openCount += 1
    }
    if session.isStopped { stoppedCount += 1 }
    if session.isFolded { foldedCount += 1 }
    acceptedCount += session.eventCount - session.rejectedCount
    rejectedCount += session.rejectedCount
    refusals += session.refusals
    picks += session.picks
    totalEvictionCount += session.totalEvictionCount
    sectionEvictionCount += session.sectionEvictionCount
    regretCount += session.regretCount
    searchCount += session.searchCount
    emptySearchCount += session.emptySearchCount
    pass(session)
  }

  private mutating func pass(_ session: SessionTally) {
    var isThrough = true
    for place in funnel.indices {
      let did =
        switch funnel[place].name {
        case .opened: true
        case .searched: session.searchCount > 0
        case .picked: session.pickCount > 0
        case .committed: session.session.ending == .done
        }
      isThrough = isThrough && did
      if did { funnel[place].sessions += 1 }
      if isThrough { funnel[place].through += 1 }
    }
  }
}

extension LogStatistics {
  /// The reasons that were given, the most frequent first, those of one frequency by name.
  package var refusalsByFrequency: [(reason: Reason, count: Int)] {
    Reason.allCases.filter { refusals[$0] > 0 }.map { ($0, refusals[$0]) }
      .sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
  }

  /// All evictions.
  package var evictionCount: Int { totalEvictionCount + sectionEvictionCount }
}
