extension PickerEvent {
  /// The item of the column `item`.
  package var columnItem: ItemID? {
    switch self {
    case .tapped(let item, _), .rangeTapped(let item): item
    case .opened, .selectAllTapped, .deselectAllTapped, .searchBegan, .searchChanged,
      .searchSubmitted, .searchCancelled, .searchResultsArrived, .scannerOpened, .scannerClosed,
      .scanned, .scanFailed, .pageLoaded, .catalogReloaded, .loadStarted, .loadFailed,
      .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped, .paneSwiped, .doneTapped,
      .cancelTapped, .dismissAttempted, .discardConfirmed, .keepEditingTapped, .alertAcknowledged,
      .undone, .redone, .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet,
      .noteErrorSet, .abandoned:
      nil
    }
  }

  /// The text of the column `text`.
  var columnText: ExactText? {
    switch self {
    case .searchChanged(.typed(let text)): text
    case .searchResultsArrived(let answer): answer.query
    case .scanned(let scan):
      if case .read(_, let value) = scan.content { value } else { nil }
    case .scanFailed(let failure): failure
    case .pageLoaded(let page): page.query
    case .loadFailed(let message): message
    case .noteEdited(let edit): edit.text
    case .noteSet(let text): text
    case .noteErrorSet(_, let text): text
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchChanged(.erased), .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed,
      .catalogReloaded, .loadStarted, .rulesChanged, .selectionSet, .viewportChanged,
      .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped, .dismissAttempted,
      .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused,
      .noteReturned, .noteBlurred, .abandoned:
      nil
    }
  }

  /// The rows of the payload.
  var columnRows: EventRows? {
    switch self {
    case .opened(let opening): EventRows(catalog: opening.sections)
    case .searchResultsArrived(let answer): EventRows(answer.rows)
    case .pageLoaded(let page): EventRows(page.rows)
    case .catalogReloaded(let reload): EventRows(catalog: reload.sections)
    case .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan, .searchChanged,
      .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .scanned, .scanFailed,
      .loadStarted, .loadFailed, .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped,
      .paneSwiped, .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed,
      .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused, .noteEdited,
      .noteReturned, .noteBlurred, .noteSet, .noteErrorSet, .abandoned:
      nil
    }
  }

  /// Whether anything may be left that neither `item` nor `text` holds.
  ///
  /// The taps that make up most of a log must not pay for JSON.
  var needsJSON: Bool {
    switch self {
    case .tapped(_, let region): region != .all
    case .deselectAllTapped(let header): header != .all
    case .searchChanged(.typed), .rangeTapped, .searchSubmitted(erased: nil), .scanFailed,
      .loadFailed, .noteSet, .selectAllTapped, .searchBegan, .searchCancelled, .scannerOpened,
      .scannerClosed, .loadStarted, .anchorTapped, .doneTapped, .cancelTapped, .dismissAttempted,
      .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused,
      .noteReturned, .noteBlurred, .abandoned:
      false
    case .opened, .searchChanged(.erased), .searchSubmitted(erased: .some), .searchResultsArrived,
      .scanned, .pageLoaded, .catalogReloaded, .rulesChanged, .selectionSet, .viewportChanged,
      .paneSwiped, .noteEdited, .noteErrorSet:
      true
    }
  }
}
