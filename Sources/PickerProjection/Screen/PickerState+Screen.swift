internal import PickerEvents

/// The viewport, the panes, the load, and the pages that are asked for
/// (Behaviour.md, What a screen shows).
extension PickerState {
  func decide(viewport first: WholeNumber, _ capacity: WholeNumber) -> Decision {
    guard first >= 0, capacity >= 1 else { return decision(rejecting: .invalidRange) }
    var draft = draft
    var next = screen
    next.viewport = ScreenState.Viewport(first: first, capacity: capacity)
    draft.set(next)
    return decision(draft)
  }

  func decide(pane: Region) -> Decision {
    guard pane == .all || selection.count > 0 else {
      return decision(rejecting: .nothingSelected)
    }
    var draft = draft
    var next = screen
    next.pane = pane
    draft.set(next)
    return decision(draft)
  }

  func decideAnchorTapped() -> Decision {
    guard isAnchorShown else { return decision(rejecting: .anchorNotShown) }
    var draft = draft
    draft.outcome.effects = [.scrollToTop]
    return decision(draft)
  }

  func decide(load: ScreenState.Load) -> Decision {
    var draft = draft
    var next = screen
    next.load = load
    if load != .underWay { next.hasAsked = false }
    draft.set(next)
    // A failed load lets the list ask once more, but from the next event on.
    return load == .underWay ? decision(draft) : closed(draft)
  }

  /// New data came: whatever was loading is there, and another page may be asked for.
  func settleLoad(_ draft: inout Draft) {
    var next = screen
    next.load = .none
    next.hasAsked = false
    if next != screen { draft.set(next) }
  }

  /// What follows from an accepted event on the screen: the pane of the picks closes with the last
  /// of them, and the end of the list may ask for the next page.
  func settleScreen(_ draft: inout Draft) {
    if screen.pane == .selected || screen.viewport != nil || draft.screen != nil {
      let before = draft.screen ?? screen
      var next = before
      let outcome = draft.outcome
      let picks =
        selection.count + outcome.added.count - outcome.removed.count - outcome.evicted.count
      if picks == 0 { next.pane = .all }
      if draft.ending == nil, asksForPage(next, draft) {
        next.hasAsked = true
        draft.outcome.effects.append(.pageRequested)
      }
      if next != before { draft.set(next) }
    }
    Effect.order(&draft.outcome.effects)
  }

  /// Whether the last row on the screen is near enough to the end for the next page.
  private func asksForPage(_ screen: ScreenState, _ draft: borrowing Draft) -> Bool {
    guard configuration.paging.enabled, let viewport = screen.viewport, !screen.hasAsked,
      screen.load != .underWay
    else { return false }
    let search = draft.search?.state ?? search
    guard search.given?.hasMore ?? draft.hasMore ?? hasMore else { return false }
    let (last, isFar) = viewport.first.addingReportingOverflow(viewport.capacity - 1)
    // Neither number is negative, so that this cannot overflow.
    let end =
      WholeNumber(visibleCount(after: draft)) - 1
      - Swift.min(configuration.paging.threshold, .max / 2)
    return isFar || last >= Swift.max(0, end)
  }

  /// How many rows the All list has after an event.
  private func visibleCount(after draft: borrowing Draft) -> Int {
    if let count = draft.visibleCount { return count }
    let hidesPicked = configuration.hidesPicked
    var count = visibleCount
    var showsAll = shown == nil
    switch draft.search?.rows {
    case .none, .same, .joined: break
    case .all:
      count = roster.rowCount - (hidesPicked ? tally.resolved : 0)
      showsAll = true
    case .these(let rows):
      // What gives the rows changes no pick.
      return hidesPicked ? rows.count { !selection.isPicked($0) } : rows.count
    }
    guard hidesPicked else { return count }
    func hide(_ id: ItemID, _ step: Int) {
      guard let slot = roster.slot(of: id) else { return }
      if showsAll ? roster.isRow(slot) : isShown(slot) { count -= step }
    }
    for id in draft.outcome.added { hide(id, 1) }
    for id in draft.outcome.removed { hide(id, -1) }
    for eviction in draft.outcome.evicted { hide(eviction.item, -1) }
    return count
  }
}
