internal import PickerEvents

extension ReferenceModel {
  /// A page of the catalog, or of the answer to a query.
  mutating func loadPage(_ page: Page, _ recorded: Verdict?) throws(Refused) -> ReferenceOutcome {
    let isOfAnswer = try belongsToAnswer(page, recorded)
    try check(page.rows.asSections)
    let ids = join(page.rows)
    if isOfAnswer {
      let shown = shownRows ?? []
      shownRows = shown + ids.filter { !shown.contains($0) }
      answerHasMore = page.hasMore
    } else {
      hasMore = page.hasMore
    }
    return dataArrived()
  }

  /// Whether a page is one of the host's answer; rejected where it is one of another query.
  private func belongsToAnswer(
    _ page: Page, _ recorded: Verdict?,
  ) throws(Refused) -> Bool {
    guard let wanted = page.query else { return false }
    let isOfHost = config.search.enabled && config.search.matching == .host
    guard let query else {
      if recorded == .rejected(.staleAnswer) { throw Refused(.staleAnswer) }
      return isOfHost
    }
    if wanted != query { throw Refused(.staleAnswer) }
    if !isOfHost || query.isEmpty { return false }
    if !isAnswered { throw Refused(.staleAnswer) }
    return true
  }

  /// Another catalog in place of this one.
  mutating func reload(_ given: Reload) throws(Refused) -> ReferenceOutcome {
    try check(given.sections)
    replaceCatalog(given.sections)
    hasMore = given.hasMore
    shownRows = shownRows?.filter { row(of: $0) != nil }
    var outcome = dataArrived()
    switch config.missingPicks {
    case .keep: return outcome
    case .drop:
      outcome.removed = picks.filter { row(of: $0) == nil && isEnabled($0) }
      return recordChange(to: picks.filter { !outcome.removed.contains($0) }, outcome)
    }
  }

  /// The host's answer to a query.
  mutating func takeAnswer(
    _ answer: SearchAnswer, _ recorded: Verdict?,
  ) throws(Refused) -> ReferenceOutcome {
    if !config.search.enabled { throw Refused(.searchDisabled) }
    if config.search.matching == .builtin { throw Refused(.staleAnswer) }
    if let query {
      if query.isEmpty || answer.query != query { throw Refused(.staleAnswer) }
    } else if recorded == .rejected(.staleAnswer) {
      throw Refused(.staleAnswer)
    }
    let ids: [ItemID]
    switch answer.rows {
    case .ids(let given):
      try checkOnce(given)
      ids = given.filter { row(of: $0) != nil }
    case .catalog(let given):
      // By index an answer names its rows; items have no place in the catalog to go to.
      if config.identity == .index { throw Refused(.idInIndexCatalog) }
      try check(given.asSections)
      ids = join(given)
    }
    shownRows = ids
    answerHasMore = answer.hasMore
    isAnswered = true
    return dataArrived()
  }

  /// What every page, reload and answer does: nothing is under way, and a page may be asked for.
  private mutating func dataArrived() -> ReferenceOutcome {
    isLoading = false
    loadError = nil
    isPageRequested = false
    return ReferenceOutcome()
  }

  /// A load that is under way.
  mutating func startLoad() -> ReferenceOutcome {
    isLoading = true
    loadError = nil
    return ReferenceOutcome()
  }

  /// A load that came to nothing.
  mutating func failLoad(_ message: ExactText) -> ReferenceOutcome {
    isLoading = false
    loadError = message
    return ReferenceOutcome()
  }

  /// What is on the screen.
  mutating func moveViewport(first: Int, capacity: Int) throws(Refused) -> ReferenceOutcome {
    if first < 0 || capacity < 1 { throw Refused(.invalidRange) }
    viewport = ReferenceViewport(first: first, capacity: capacity)
    return ReferenceOutcome()
  }

  /// Whether the host is to be asked for a page now.
  var isPageDue: Bool {
    guard config.paging.enabled, answerHasMore ?? hasMore, !isLoading, !isPageRequested,
      ended == nil, let viewport
    else { return false }
    // The host may name a row that no number is left for.
    let (last, overflows) = viewport.first.addingReportingOverflow(viewport.capacity - 1)
    return overflows || last >= max(0, visible.count - 1 - config.paging.threshold)
  }
}
