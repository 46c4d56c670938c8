public import PickerEvents

extension PickerState {
  /// Says what an event would do, and touches nothing.
  ///
  /// - Parameter event: What happened.
  /// - Returns: The outcome, the receipt after it, and all that `evolve(_:)` needs.
  /// - Complexity: O(1) for a tap, an eviction, an undo; O(items) for Select All; O(picks) for
  ///   Deselect All, a list set by the host, and the end of a session.
  public func decide(_ event: PickerEvent) -> Decision {
    guard ending == nil else { return decision(rejecting: .sessionEnded) }
    guard alert == nil || event.kind.isHostEvent || event.kind.answersAlert else {
      return decision(rejecting: .alertShown)
    }
    return switch event {
    case .tapped(let item, _): decide(tap: item)
    case .rangeTapped: decision(rejecting: rangeRefusal)
    case .selectAllTapped: decideSelectAll()
    case .deselectAllTapped(let header): decide(deselectAll: header)
    case .selectionSet(let ids): decide(selectionSet: ids)
    case .rulesChanged(let change): decide(rules: change)
    case .undone: decideUndo()
    case .redone: decideRedo()
    case .doneTapped: decideDone()
    case .cancelTapped: decideCancel()
    case .dismissAttempted: decideDismiss()
    case .discardConfirmed: decide(discarding: true)
    case .keepEditingTapped: decide(discarding: false)
    case .alertAcknowledged: decideAcknowledge()
    case .abandoned: decideAbandoned()
    case .searchBegan, .searchChanged, .searchSubmitted, .searchCancelled,
      .searchResultsArrived:
      decision(rejecting: .searchDisabled)
    case .scannerOpened, .scannerClosed, .scanned, .scanFailed:
      decision(rejecting: .scanDisabled)
    case .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet:
      decision(rejecting: .noNote)
    case .opened, .pageLoaded, .catalogReloaded, .loadStarted, .loadFailed, .viewportChanged,
      .anchorTapped, .paneSwiped:
      decision(rejecting: .unsupported)
    }
  }

  /// A draft that changes nothing.
  var draft: Draft { Draft(alert: alert, parts: parts) }

  func decision(_ draft: Draft) -> Decision {
    Decision(
      outcome: draft.outcome, receipt: draft.parts.receipt, ending: draft.ending,
      change: draft.change, rules: draft.rules, alert: draft.alert, parts: draft.parts,
      basis: basis, before: parts.selection)
  }

  func decision(rejecting reason: Reason) -> Decision {
    var draft = draft
    draft.outcome = .rejected(reason)
    return decision(draft)
  }

  /// What is said of a range tap while ranges are not known yet.
  private var rangeRefusal: Reason {
    guard configuration.isEditable else { return .notEditable }
    return configuration.mode == .multiple ? .unsupported : .notMultiple
  }
}

extension EventKind {
  /// Whether it is an answer that an alert can take.
  fileprivate var answersAlert: Bool {
    self == .discardConfirmed || self == .keepEditingTapped || self == .alertAcknowledged
  }
}
