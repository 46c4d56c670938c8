internal import PickerEvents

extension PickerEvent {
  /// How an item becomes a pick by this event; nil where it cannot.
  var pickCause: PickCause? {
    switch kind {
    case .tapped: .tap
    case .rangeTapped: .range
    case .selectAllTapped: .selectAll
    case .scanned: .scan
    case .selectionSet: .set
    case .undone: .undo
    case .redone: .redo
    case .cancelTapped, .dismissAttempted, .discardConfirmed: .revert
    case .opened, .deselectAllTapped, .searchBegan, .searchChanged, .searchSubmitted,
      .searchCancelled, .searchResultsArrived, .scannerOpened, .scannerClosed, .scanFailed,
      .pageLoaded, .catalogReloaded, .loadStarted, .loadFailed, .rulesChanged, .viewportChanged,
      .anchorTapped, .paneSwiped, .doneTapped, .keepEditingTapped, .alertAcknowledged,
      .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet, .abandoned:
      nil
    }
  }

  /// How an item that was not evicted stops being a pick by this event; nil where it cannot.
  ///
  /// - Parameters:
  ///   - item: The item that was taken off.
  ///   - newer: The pick that the event brought last, if it brought any.
  /// - Returns: The cause.
  func removalCause(of item: ItemID, newer: ItemID?) -> UnpickCause? {
    switch kind {
    case .tapped, .rangeTapped, .scanned: newer.map { .replaced(by: $0) } ?? .tap
    case .deselectAllTapped: .deselectAll
    case .catalogReloaded: .missing
    case .selectionSet: .set
    case .undone: .undone
    case .redone: .redone
    case .cancelTapped, .dismissAttempted, .discardConfirmed: .reverted
    case .opened, .selectAllTapped, .searchBegan, .searchChanged, .searchSubmitted,
      .searchCancelled, .searchResultsArrived, .scannerOpened, .scannerClosed, .scanFailed,
      .pageLoaded, .loadStarted, .loadFailed, .rulesChanged, .viewportChanged, .anchorTapped,
      .paneSwiped, .doneTapped, .keepEditingTapped, .alertAcknowledged, .noteFocused, .noteEdited,
      .noteReturned, .noteBlurred, .noteSet, .noteErrorSet, .abandoned:
      nil
    }
  }
}
