extension EventKind {
  /// The keys of the event's own fields, in the order in which they are written.
  var fields: [String] {
    switch self {
    case .opened:
      [
        "engine", "folding", "app", "actor", "environment", "config", "items", "sections",
        "hasMore", "preselected",
      ]
    case .tapped: ["item", "region"]
    case .rangeTapped: ["item"]
    case .deselectAllTapped: ["header"]
    case .searchChanged: ["text", "erased", "matches"]
    case .searchSubmitted: ["erased", "matches"]
    case .searchResultsArrived: ["query", "items", "sections", "ids", "hasMore"]
    case .scanned: ["raw", "value", "erased", "matches", "symbology"]
    case .scanFailed: ["failure"]
    case .pageLoaded: ["items", "sections", "hasMore", "query"]
    case .catalogReloaded: ["items", "sections", "hasMore"]
    case .loadFailed: ["message"]
    case .rulesChanged: ConfigurationKey.rules.map { $0.name }
    case .selectionSet: ["ids"]
    case .viewportChanged: ["first", "capacity"]
    case .paneSwiped: ["to"]
    case .noteEdited: ["start", "length", "text", "kind"]
    case .noteSet: ["text"]
    case .noteErrorSet: ["hasError", "text"]
    case .selectAllTapped, .searchBegan, .searchCancelled, .scannerOpened, .scannerClosed,
      .loadStarted, .anchorTapped, .doneTapped, .cancelTapped, .dismissAttempted,
      .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused,
      .noteReturned, .noteBlurred, .abandoned:
      []
    }
  }

  /// The key of the text that matters most, where the event has one.
  var textKey: String? {
    switch self {
    case .searchChanged, .noteEdited, .noteSet, .noteErrorSet: "text"
    case .searchResultsArrived, .pageLoaded: "query"
    case .scanned: "value"
    case .scanFailed: "failure"
    case .loadFailed: "message"
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .catalogReloaded,
      .loadStarted, .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped, .paneSwiped,
      .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed, .keepEditingTapped,
      .alertAcknowledged, .undone, .redone, .noteFocused, .noteReturned, .noteBlurred, .abandoned:
      nil
    }
  }

  /// The keys that its rows can stand under, where it brings rows.
  var rowKeys: [String] {
    switch self {
    case .opened, .pageLoaded, .catalogReloaded: ["items", "sections"]
    case .searchResultsArrived: ["items", "sections", "ids"]
    case .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan, .searchChanged,
      .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .scanned, .scanFailed,
      .loadStarted, .loadFailed, .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped,
      .paneSwiped, .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed,
      .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused, .noteEdited,
      .noteReturned, .noteBlurred, .noteSet, .noteErrorSet, .abandoned:
      []
    }
  }

  /// Whether the event names one item.
  var hasItem: Bool { self == .tapped || self == .rangeTapped }
}
