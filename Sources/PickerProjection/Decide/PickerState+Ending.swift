internal import PickerEvents

/// Done, Cancel, the way back, and the alerts before them (1-behaviour.md, 1.6).
extension PickerState {
  func decideDone() -> Decision {
    guard !endsOnTap else { return decision(rejecting: .doneNotShown) }
    return decideCommit()
  }

  /// Commits, or says what is wanting; Done's rules but for the button itself.
  private func decideCommit() -> Decision {
    guard !isWantingPicks else { return decision(rejecting: .emptySelection) }
    var draft = draft
    settleNote(&draft)
    let reasons = reasonsToStay(draft.note)
    if reasons.isEmpty {
      commit(&draft, selection.slots)
    } else {
      draft.show(.validation(reasons))
    }
    return decision(draft)
  }

  /// The reasons for which Done does not commit.
  ///
  /// - Parameter note: The note, where the event changes it.
  /// - Returns: None where the selection can be committed.
  private func reasonsToStay(_ note: NoteState?) -> [ValidityReason] {
    let validity = validity(note)
    guard !configuration.requiresSelection else { return validity }
    return validity.filter { reason in
      switch reason {
      case .tooMany: configuration.overflow != .allow
      case .sectionTooMany: configuration.sectionOverflow != .allow
      case .noteRequired: true
      case .noteTooLong: configuration.note.map { !$0.acceptsBeyondLimit } ?? false
      case .empty, .tooFew, .sectionTooFew: false
      }
    }
  }

  func decideCancel() -> Decision {
    guard configuration.showsCancelButton else { return decision(rejecting: .cancelNotShown) }
    return decideRevert(asks: configuration.confirmsOnCancel)
  }

  func decideDismiss() -> Decision {
    switch configuration.presentation {
    case .modal, .sheet: decideRevert(asks: configuration.showsAlertOnDismiss)
    case .pushed: configuration.showsCancelButton ? decideCancel() : decideCommit()
    }
  }

  private func decideRevert(asks: Bool) -> Decision {
    var draft = draft
    settleNote(&draft)
    if asks, isDirty(draft.note) {
      draft.show(.discard)
    } else {
      revert(&draft)
    }
    return decision(draft)
  }

  func decide(discarding: Bool) -> Decision {
    switch alert {
    case .none: return decision(rejecting: .noAlert)
    case .validation: return decision(rejecting: .alertShown)
    case .discard:
      var draft = draft
      if discarding {
        settleNote(&draft)
        revert(&draft)
      } else {
        draft.show(nil)
      }
      return decision(draft)
    }
  }

  func decideAcknowledge() -> Decision {
    switch alert {
    case .none: return decision(rejecting: .noAlert)
    case .discard: return decision(rejecting: .alertShown)
    case .validation:
      var draft = draft
      draft.show(nil)
      return decision(draft)
    }
  }

  func decideAbandoned() -> Decision {
    var draft = draft
    settleNote(&draft)
    draft.end(.abandoned)
    return decision(draft)
  }

  /// Makes the selection the baseline again, the note what it was, and ends the session.
  private func revert(_ draft: inout Draft) {
    let changes = differences != 0 || selection.slots != baseline
    draft.outcome.added = ids(of: baseline.filter { !selection.isPicked($0) })
    draft.outcome.removed = ids(of: selection.slots.filter { !inBaseline.contains($0) })
    draft.outcome.selection = ShortList(ids(of: baseline))
    draft.change = changes ? .revert : .none
    draft.parts.selection = parts.baseline
    if configuration.isLive, changes { draft.tellChange() }
    revertNote(&draft)
    draft.outcome.effects += [.cancelled, .dismissed]
    draft.end(.cancelled)
  }

  /// Commits a list and ends the session.
  ///
  /// - Parameters:
  ///   - draft: Holds the effects of the event so far.
  ///   - picks: The selection after the event, oldest first.
  func commit(_ draft: inout Draft, _ picks: [Slot]) {
    if !configuration.isLive, let change = differenceFromBaseline(picks) {
      draft.outcome.effects.append(.selectionChanged(change))
    }
    let note = finishNote(&draft)
    draft.outcome.effects += [.committed(result(of: picks, note)), .dismissed]
    draft.end(.done)
  }

  /// What a result brings and lacks against the baseline; nil where the sets are the same.
  private func differenceFromBaseline(_ picks: [Slot]) -> SelectionChange? {
    // Only looked up, never walked.
    let kept = Set(picks)
    let added = picks.filter { !inBaseline.contains($0) }
    let removed = baseline.filter { !kept.contains($0) }
    guard !added.isEmpty || !removed.isEmpty else { return nil }
    return SelectionChange(added: ids(of: added), removed: ids(of: removed), evicted: [])
  }

  /// What the host gets when a list is committed.
  ///
  /// - Parameters:
  ///   - picks: The list.
  ///   - note: The text of the note, where there is one.
  /// - Returns: The result.
  func result(of picks: [Slot], _ note: ExactText?) -> Commit {
    let handler: CommitHandler =
      switch (configuration.mode, configuration.identity) {
      case (.single, .id): .id
      case (.single, .index): .index
      case (.multiple, .id): .ids
      case (.multiple, .index): .indexes
      }
    return Commit(
      handler: handler, values: ids(of: picks),
      valuesInCatalogOrder: ids(of: inCatalogOrder(picks)), note: note)
  }

  /// Picks in catalog order; those without an item last, oldest first.
  func inCatalogOrder(_ picks: [Slot]) -> [Slot] {
    picks.filter { roster.isRow($0) }.sorted {
      roster.catalogKey(of: $0) < roster.catalogKey(of: $1)
    } + picks.filter { !roster.isRow($0) }
  }
}
