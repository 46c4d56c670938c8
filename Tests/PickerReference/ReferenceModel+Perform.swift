internal import PickerEvents

extension ReferenceModel {
  /// Does what an event asks, or throws the reason against it.
  mutating func perform(_ event: PickerEvent) throws(Refused) -> ReferenceOutcome {
    if ended != nil { throw Refused(.sessionEnded) }
    if alert != nil && !event.kind.isHostEvent && !isAnswer(event) { throw Refused(.alertShown) }

    switch event {
    case .tapped(let item, region: _): return try tap(item)
    case .rangeTapped: return try rangeTap()
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

    case .searchBegan, .searchChanged, .searchSubmitted, .searchCancelled, .searchResultsArrived:
      throw Refused(.searchDisabled)
    case .scannerOpened, .scannerClosed, .scanned, .scanFailed:
      throw Refused(.scanDisabled)
    case .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet:
      throw Refused(.noNote)
    case .opened, .pageLoaded, .catalogReloaded, .loadStarted, .loadFailed, .viewportChanged,
      .anchorTapped, .paneSwiped:
      throw Refused(.unsupported)
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
