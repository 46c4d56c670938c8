internal import PickerEvents

extension ReferenceModel {
  /// Does what an event asks, or throws the reason against it.
  mutating func perform(
    _ event: PickerEvent, at time: Timestamp, recorded: Verdict?,
  ) throws(Refused) -> ReferenceOutcome {
    if ended != nil { throw Refused(.sessionEnded) }
    if alert != nil && !event.kind.isHostEvent && !isAnswer(event) { throw Refused(.alertShown) }

    switch event {
    case .tapped(let item, region: _): return try tap(item)
    case .rangeTapped(let item): return try rangeTap(item)
    case .selectAllTapped: return try selectAll()
    case .deselectAllTapped(let header): return try deselectAll(header)
    case .undone: return try undo()
    case .redone: return try redo()

    case .rulesChanged(let change): return try changeRules(change)
    case .selectionSet(let ids): return change(to: list(asGiven: ids))

    case .doneTapped: return try done()
    case .cancelTapped: return try cancel()
    case .dismissAttempted: return try dismiss()
    case .discardConfirmed:
      try expect(.discard)
      return revert()
    case .keepEditingTapped:
      try expect(.discard)
      return closeAlert()
    case .alertAcknowledged:
      try expect(.validation)
      return closeAlert()
    case .abandoned: return abandon()

    case .searchBegan: return try beginSearch()
    case .searchChanged(let text): return try changeSearch(text)
    case .searchSubmitted(let erased): return try submitSearch(erased)
    case .searchCancelled: return try cancelSearch()
    case .searchResultsArrived(let answer): return try takeAnswer(answer, recorded)
    case .scannerOpened, .scannerClosed, .scanFailed: return try useScanner()
    case .scanned(let code): return try scan(code, at: time, recorded)

    case .pageLoaded(let page): return try loadPage(page, recorded)
    case .catalogReloaded(let given): return try reload(given)
    case .loadStarted: return startLoad()
    case .loadFailed(let message): return failLoad(message)

    case .viewportChanged(let first, let capacity):
      return try moveViewport(first: first, capacity: capacity)
    case .anchorTapped: return try tapAnchor()
    case .paneSwiped(let region): return try swipe(to: region)

    case .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet:
      return try useNote(event)
    case .opened: throw Refused(.unsupported)
    }
  }

  /// Whether an event answers some alert.
  private func isAnswer(_ event: PickerEvent) -> Bool {
    event == .discardConfirmed || event == .keepEditingTapped || event == .alertAcknowledged
  }

  /// Whether the alert that is answered is the one on the screen.
  private func expect(_ wanted: ReferenceAlert) throws(Refused) {
    if alert == nil { throw Refused(.noAlert) }
    if alert != wanted { throw Refused(.alertShown) }
  }

  private mutating func closeAlert() -> ReferenceOutcome {
    alert = nil
    return ReferenceOutcome()
  }
}
