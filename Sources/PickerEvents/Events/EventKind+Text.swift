extension EventKind {
  /// What the text of such an event is; nil where it has none.
  package var textMeaning: TextMeaning? {
    switch self {
    case .searchChanged, .searchResultsArrived, .pageLoaded: .query
    case .scanned: .code
    case .noteEdited, .noteSet: .note
    case .scanFailed, .loadFailed, .noteErrorSet: .message
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .catalogReloaded,
      .loadStarted, .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped, .paneSwiped,
      .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed, .keepEditingTapped,
      .alertAcknowledged, .undone, .redone, .noteFocused, .noteReturned, .noteBlurred, .abandoned:
      nil
    }
  }
}
