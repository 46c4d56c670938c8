public import PickerEvents

/// Whether events that have no business with the selection leave it alone (1.9, 4), and whether a
/// rejected event leaves everything alone (1.9, 9).
public struct SelectionCheck {
  /// The rules and looks of the picker.
  private let config: Configuration

  /// Makes a check for a session.
  ///
  /// - Parameter opening: How the session begins.
  public init(_ opening: Opening) {
    config = Configuration(opening.config)
  }

  /// Judges one event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - before: What was read before it.
  ///   - after: What was read after it.
  /// - Returns: What it changed and may not change, in words.
  public func broken(by event: PickerEvent, before: Reading, after: Reading) -> [String] {
    if after.isRejected {
      return after.differences(from: before, passingOver: Reading.ofLastEvent)
    }
    guard leavesSelectionAlone(event.kind) else { return [] }
    var read = Self.ofSelection
    // What is written in the note counts for it.
    if isOfNote(event.kind) { read.remove(.dirty) }
    var broken = after.differences(
      from: before, passingOver: Set(ReadOut.allCases).subtracting(read))
    let changes: [ReadOut] = [.added, .removed, .evicted]
    for change in changes where after.values[change] != .array([]) {
      broken.append("\(change.name) is not empty")
    }
    return broken
  }

  private static let ofSelection: Set<ReadOut> = [
    .selected, .ordinals, .dirty, .canUndo, .canRedo, .committed, .ended, .alert,
  ]

  private func isOfNote(_ kind: EventKind) -> Bool {
    let kinds: [EventKind] = [
      .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet,
    ]
    return kinds.contains(kind)
  }

  private func leavesSelectionAlone(_ kind: EventKind) -> Bool {
    switch kind {
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
