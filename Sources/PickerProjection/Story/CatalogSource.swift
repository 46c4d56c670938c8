public import PickerEvents

/// What changed an item's place in the catalog.
public enum CatalogSource: String, NamedValue {
  /// A page.
  case page
  /// The host's answer to a query.
  case answer
  /// A reload.
  case reload
}

extension PickerEvent {
  /// What of the catalog an event can change; nil where it can change nothing.
  package var catalogSource: CatalogSource? {
    switch self {
    case .pageLoaded: .page
    case .searchResultsArrived: .answer
    case .catalogReloaded: .reload
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchChanged, .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .scanned,
      .scanFailed, .loadStarted, .loadFailed, .rulesChanged, .selectionSet, .viewportChanged,
      .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed,
      .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused, .noteEdited,
      .noteReturned, .noteBlurred, .noteSet, .noteErrorSet, .abandoned:
      nil
    }
  }
}
