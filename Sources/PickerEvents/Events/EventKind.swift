/// The names of the events, with the numbers that a log stores; neither ever changes.
public enum EventKind: UInt8, NamedValue {
  /// See `PickerEvent.opened`.
  case opened = 1
  /// See `PickerEvent.tapped`.
  case tapped = 2
  /// See `PickerEvent.rangeTapped`.
  case rangeTapped = 3
  /// See `PickerEvent.selectAllTapped`.
  case selectAllTapped = 4
  /// See `PickerEvent.deselectAllTapped`.
  case deselectAllTapped = 5
  /// See `PickerEvent.searchBegan`.
  case searchBegan = 6
  /// See `PickerEvent.searchChanged`.
  case searchChanged = 7
  /// See `PickerEvent.searchSubmitted`.
  case searchSubmitted = 8
  /// See `PickerEvent.searchCancelled`.
  case searchCancelled = 9
  /// See `PickerEvent.searchResultsArrived`.
  case searchResultsArrived = 10
  /// See `PickerEvent.scannerOpened`.
  case scannerOpened = 11
  /// See `PickerEvent.scannerClosed`.
  case scannerClosed = 12
  /// See `PickerEvent.scanned`.
  case scanned = 13
  /// See `PickerEvent.scanFailed`.
  case scanFailed = 14
  /// See `PickerEvent.pageLoaded`.
  case pageLoaded = 15
  /// See `PickerEvent.catalogReloaded`.
  case catalogReloaded = 16
  /// See `PickerEvent.loadStarted`.
  case loadStarted = 17
  /// See `PickerEvent.loadFailed`.
  case loadFailed = 18
  /// See `PickerEvent.rulesChanged`.
  case rulesChanged = 19
  /// See `PickerEvent.selectionSet`.
  case selectionSet = 20
  /// See `PickerEvent.viewportChanged`.
  case viewportChanged = 21
  /// See `PickerEvent.anchorTapped`.
  case anchorTapped = 22
  /// See `PickerEvent.paneSwiped`.
  case paneSwiped = 23
  /// See `PickerEvent.doneTapped`.
  case doneTapped = 24
  /// See `PickerEvent.cancelTapped`.
  case cancelTapped = 25
  /// See `PickerEvent.dismissAttempted`.
  case dismissAttempted = 26
  /// See `PickerEvent.discardConfirmed`.
  case discardConfirmed = 27
  /// See `PickerEvent.keepEditingTapped`.
  case keepEditingTapped = 28
  /// See `PickerEvent.alertAcknowledged`.
  case alertAcknowledged = 29
  /// See `PickerEvent.undone`.
  case undone = 30
  /// See `PickerEvent.redone`.
  case redone = 31
  /// See `PickerEvent.noteFocused`.
  case noteFocused = 32
  /// See `PickerEvent.noteEdited`.
  case noteEdited = 33
  /// See `PickerEvent.noteReturned`.
  case noteReturned = 34
  /// See `PickerEvent.noteBlurred`.
  case noteBlurred = 35
  /// See `PickerEvent.noteSet`.
  case noteSet = 36
  /// See `PickerEvent.noteErrorSet`.
  case noteErrorSet = 37
  /// See `PickerEvent.abandoned`.
  case abandoned = 38

  /// The name as the session file writes it.
  public var name: String {
    switch self {
    case .opened: "opened"
    case .tapped: "tapped"
    case .rangeTapped: "rangeTapped"
    case .selectAllTapped: "selectAllTapped"
    case .deselectAllTapped: "deselectAllTapped"
    case .searchBegan: "searchBegan"
    case .searchChanged: "searchChanged"
    case .searchSubmitted: "searchSubmitted"
    case .searchCancelled: "searchCancelled"
    case .searchResultsArrived: "searchResultsArrived"
    case .scannerOpened: "scannerOpened"
    case .scannerClosed: "scannerClosed"
    case .scanned: "scanned"
    case .scanFailed: "scanFailed"
    case .pageLoaded: "pageLoaded"
    case .catalogReloaded: "catalogReloaded"
    case .loadStarted: "loadStarted"
    case .loadFailed: "loadFailed"
    case .rulesChanged: "rulesChanged"
    case .selectionSet: "selectionSet"
    case .viewportChanged: "viewportChanged"
    case .anchorTapped: "anchorTapped"
    case .paneSwiped: "paneSwiped"
    case .doneTapped: "doneTapped"
    case .cancelTapped: "cancelTapped"
    case .dismissAttempted: "dismissAttempted"
    case .discardConfirmed: "discardConfirmed"
    case .keepEditingTapped: "keepEditingTapped"
    case .alertAcknowledged: "alertAcknowledged"
    case .undone: "undone"
    case .redone: "redone"
    case .noteFocused: "noteFocused"
    case .noteEdited: "noteEdited"
    case .noteReturned: "noteReturned"
    case .noteBlurred: "noteBlurred"
    case .noteSet: "noteSet"
    case .noteErrorSet: "noteErrorSet"
    case .abandoned: "abandoned"
    }
  }

  /// Whether the host does it; everything else the user does (Behaviour.md, Events).
  public var isHostEvent: Bool {
    switch self {
    case .pageLoaded, .catalogReloaded, .searchResultsArrived, .loadStarted, .loadFailed,
      .rulesChanged, .selectionSet, .viewportChanged, .noteSet, .noteErrorSet, .abandoned:
      true
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchChanged, .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .scanned,
      .scanFailed, .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped, .dismissAttempted,
      .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused,
      .noteEdited, .noteReturned, .noteBlurred:
      false
    }
  }
}
