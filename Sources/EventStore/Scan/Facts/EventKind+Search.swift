internal import PickerEvents

extension EventKind {
  /// Whether such an event may say what is searched for.
  var bearsOnSearch: Bool {
    switch self {
    case .searchChanged, .searchSubmitted, .searchResultsArrived, .scanned: true
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchCancelled, .scannerOpened, .scannerClosed, .scanFailed, .pageLoaded,
      .catalogReloaded, .loadStarted, .loadFailed, .rulesChanged, .selectionSet,
      .viewportChanged, .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped,
      .dismissAttempted, .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone,
      .redone, .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet,
      .abandoned:
      false
    }
  }
}
