internal import PickerEvents

/// Which column of the view `timeline` shows the text of an event.
enum TextColumn: String, CaseIterable {
  case query
  case code
  case note
  case message

  /// The column of a kind; nil where its events have no text.
  init?(_ kind: EventKind) {
    switch kind {
    case .searchChanged, .searchResultsArrived, .pageLoaded: self = .query
    case .scanned: self = .code
    case .noteEdited, .noteSet: self = .note
    case .scanFailed, .loadFailed, .noteErrorSet: self = .message
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .catalogReloaded,
      .loadStarted, .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped, .paneSwiped,
      .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed, .keepEditingTapped,
      .alertAcknowledged, .undone, .redone, .noteFocused, .noteReturned, .noteBlurred, .abandoned:
      return nil
    }
  }

  /// The column, as the view selects it.
  var sql: String {
    let kinds = EventKind.allCases.filter { TextColumn($0) == self }.map { "\($0.rawValue)" }
    return
      "CASE WHEN events.kind IN (\(kinds.joined(separator: ", "))) THEN events.text END AS \(rawValue)"
  }
}
