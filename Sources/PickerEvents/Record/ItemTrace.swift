/// What a log says of an item beside its lives: who tried in vain, and what may have left it out.
package struct ItemTrace: Hashable, Sendable {
  /// An event that was aimed at the item and rejected.
  package struct Refusal: Hashable, Sendable {
    package var sequence: Int
    package var time: Timestamp
    package var reason: Reason

    package init(sequence: Int, time: Timestamp, reason: Reason) {
      self.sequence = sequence
      self.time = time
      self.reason = reason
    }
  }

  /// In order.
  package var refusals: [Refusal] = []
  /// Every Select All that was accepted, in order.
  package var selectAlls: [Int] = []
  /// Whether something happened whose bearing on the item only playing the session can tell.
  package var needsReplay = false
  /// When the events happened that the item's life is made of, by sequence; only looked up.
  package var times: [Int: Timestamp] = [:]
  /// The last event that was accepted: how the session ended, where it has.
  package var lastAccepted: Int?

  package init() {}
}

extension ItemTrace {
  /// Whether an event may bear on items that its columns do not name.
  ///
  /// An accepted search hides items, a scan that found one names it by its code only, data and rules
  /// change what is said of all of them.
  ///
  /// - Parameters:
  ///   - kind: Which event it is.
  ///   - verdict: What came of it.
  /// - Returns: Whether only a replay can tell.
  package static func needsReplay(_ kind: EventKind, _ verdict: Verdict) -> Bool {
    switch kind {
    case .searchChanged, .searchSubmitted, .searchResultsArrived, .pageLoaded, .catalogReloaded,
      .rulesChanged:
      verdict == .accepted
    case .scanned:
      switch verdict {
      case .accepted: true
      case .rejected(let reason): reason.isOfScannedItem
      }
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchCancelled, .scannerOpened, .scannerClosed, .scanFailed, .loadStarted, .loadFailed,
      .selectionSet, .viewportChanged, .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped,
      .dismissAttempted, .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone,
      .redone, .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet,
      .abandoned:
      false
    }
  }
}

extension Reason {
  /// Whether a scan is rejected for it because of the one item that its code stands for.
  package var isOfScannedItem: Bool {
    self == .alreadySelected || self == .itemDisabled || self == .limitReached
  }
}
