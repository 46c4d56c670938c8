extension PickerEvent {
  /// Which event it is.
  public var kind: EventKind {
    switch self {
    case .opened: .opened
    case .tapped: .tapped
    case .rangeTapped: .rangeTapped
    case .selectAllTapped: .selectAllTapped
    case .deselectAllTapped: .deselectAllTapped
    case .searchBegan: .searchBegan
    case .searchChanged: .searchChanged
    case .searchSubmitted: .searchSubmitted
    case .searchCancelled: .searchCancelled
    case .searchResultsArrived: .searchResultsArrived
    case .scannerOpened: .scannerOpened
    case .scannerClosed: .scannerClosed
    case .scanned: .scanned
    case .scanFailed: .scanFailed
    case .pageLoaded: .pageLoaded
    case .catalogReloaded: .catalogReloaded
    case .loadStarted: .loadStarted
    case .loadFailed: .loadFailed
    case .rulesChanged: .rulesChanged
    case .selectionSet: .selectionSet
    case .viewportChanged: .viewportChanged
    case .anchorTapped: .anchorTapped
    case .paneSwiped: .paneSwiped
    case .doneTapped: .doneTapped
    case .cancelTapped: .cancelTapped
    case .dismissAttempted: .dismissAttempted
    case .discardConfirmed: .discardConfirmed
    case .keepEditingTapped: .keepEditingTapped
    case .alertAcknowledged: .alertAcknowledged
    case .undone: .undone
    case .redone: .redone
    case .noteFocused: .noteFocused
    case .noteEdited: .noteEdited
    case .noteReturned: .noteReturned
    case .noteBlurred: .noteBlurred
    case .noteSet: .noteSet
    case .noteErrorSet: .noteErrorSet
    case .abandoned: .abandoned
    }
  }
}
