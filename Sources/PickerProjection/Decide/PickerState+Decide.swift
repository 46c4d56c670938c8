public import PickerEvents

extension PickerState {
  /// Says what an event would do, and touches nothing.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When it happened: a scan is told from its repetition by it.
  ///   - recorded: What the record says of the event, where there is one. It decides in place of a
  ///     text that was erased from the record, and bears on nothing else.
  /// - Returns: The outcome, the receipt after it, and all that `evolve(_:)` needs.
  /// - Complexity: O(1) for a tap, an eviction, a scan, an undo; O(the page) for a page; O(items)
  ///   for Select All, a reload, a query and the first event of a search, which folds all texts;
  ///   O(the rows left before) for a query that narrows; O(picks) for Deselect All, a list set by
  ///   the host, and the end of a session; O(bytes of the note) for what changes the note.
  public func decide(
    _ event: PickerEvent, at time: Timestamp, recorded: Verdict? = nil,
  ) -> Decision {
    guard ending == nil else { return decision(rejecting: .sessionEnded) }
    if case .scanned(let scan) = event { return decide(scan: scan, at: time, recorded) }
    guard alert == nil || event.kind.isHostEvent || event.kind.answersAlert else {
      return decision(rejecting: .alertShown)
    }
    return switch event {
    case .tapped(let item, _): decide(tap: item)
    case .rangeTapped(let item): decide(range: item)
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
    case .searchBegan: decideSearchBegan()
    case .searchChanged(let text): decide(typing: text)
    case .searchSubmitted(let erased): decide(submitting: erased)
    case .searchCancelled: decideSearchCancelled()
    case .searchResultsArrived(let answer): decide(answer: answer, recorded)
    case .scannerOpened, .scannerClosed, .scanFailed: decideScanner()
    case .scanned: decision(rejecting: .scanDisabled)
    case .pageLoaded(let page): decide(page: page, recorded)
    case .catalogReloaded(let reload): decide(reload: reload)
    case .loadStarted: decide(load: .underWay)
    case .loadFailed(let message): decide(load: .failed(message))
    case .viewportChanged(let first, let capacity): decide(viewport: first, capacity)
    case .anchorTapped: decideAnchorTapped()
    case .paneSwiped(let pane): decide(pane: pane)
    case .noteFocused: decideNote { note, _ in note.isFocused = true }
    case .noteEdited(let edit): decide(edit: edit)
    case .noteReturned, .noteBlurred: decideNote(tells: true) { note, _ in note.isFocused = false }
    case .noteSet(let text): decideNote { note, rules in note.set(byHost: text, rules) }
    case .noteErrorSet(let hasError, let text):
      decideNote { note, _ in
        note.hasError = hasError
        note.errorText = text
      }
    case .opened: decision(rejecting: .unsupported)
    }
  }

  /// A draft that changes nothing.
  var draft: Draft { Draft(alert: alert, anchor: anchor, parts: parts) }

  /// Closes a draft of an accepted event: with all that follows from what the event did.
  func decision(_ draft: consuming Draft) -> Decision {
    if draft.ending != nil { endSearch(&draft) }
    settleScreen(&draft)
    return closed(draft)
  }

  func decision(rejecting reason: Reason) -> Decision {
    var draft = draft
    draft.outcome = .rejected(reason)
    return closed(draft)
  }

  /// Closes a draft as it is.
  func closed(_ draft: consuming Draft) -> Decision {
    Decision(
      outcome: draft.outcome, receipt: draft.parts.receipt, ending: draft.ending,
      change: draft.change, alert: draft.alert, anchor: draft.anchor, updates: draft.box,
      parts: draft.parts, basis: basis, before: parts.fingerprint)
  }
}

extension EventKind {
  /// Whether it is an answer that an alert can take.
  fileprivate var answersAlert: Bool {
    self == .discardConfirmed || self == .keepEditingTapped || self == .alertAcknowledged
  }
}
