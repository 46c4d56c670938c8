internal import PickerEvents

extension CheckedStep {
  /// 4: search, scan-to-search, paging, viewport, pane and note events leave the selection alone.
  var brokenBystanders: String? {
    guard isBystander, isAccepted else { return nil }
    var watched: Set<ReadOut> = [
      .selected, .ordinals, .canUndo, .canRedo, .committed, .ended, .alert,
    ]
    // What is dirty by its note is no matter of the selection.
    if !isOfNote { watched.insert(.dirty) }
    let changed = after.reading.differences(
      from: before.reading, passingOver: Set(ReadOut.allCases).subtracting(watched))
    if let first = changed.first { return first }
    for change in [ReadOut.added, .removed, .evicted] where !after.reading.ids(change).isEmpty {
      return "\(change.name) is not empty"
    }
    return nil
  }

  private var isOfNote: Bool {
    switch step.event.kind {
    case .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet: true
    default: false
    }
  }

  private var isBystander: Bool {
    switch step.event.kind {
    case .searchBegan, .searchChanged, .searchSubmitted, .searchCancelled, .searchResultsArrived,
      .scannerOpened, .scannerClosed, .scanFailed, .pageLoaded, .loadStarted, .loadFailed,
      .viewportChanged, .anchorTapped, .paneSwiped, .noteFocused, .noteEdited, .noteReturned,
      .noteBlurred, .noteSet, .noteErrorSet:
      true
    case .scanned: config.scan.action == .search
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .catalogReloaded,
      .rulesChanged, .selectionSet, .doneTapped, .cancelTapped, .dismissAttempted,
      .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone, .redone, .abandoned:
      false
    }
  }
}
