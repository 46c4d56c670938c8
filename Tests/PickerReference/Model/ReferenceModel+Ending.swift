internal import PickerEvents

extension ReferenceModel {
  /// The Done button.
  mutating func done() throws(Refused) -> ReferenceOutcome {
    if !doneShown { throw Refused(.doneNotShown) }
    return try commitOrAlert()
  }

  /// Done's rules: nothing where something must be picked, an alert, or the commit.
  private mutating func commitOrAlert() throws(Refused) -> ReferenceOutcome {
    if validity.contains(.empty) { throw Refused(.emptySelection) }
    if !reasonsAgainstDone.isEmpty {
      alert = .validation
      return ReferenceOutcome()
    }
    var outcome = ReferenceOutcome()
    outcome.effects = commit()
    return outcome
  }

  /// The reasons that Done cares for.
  var reasonsAgainstDone: [ReferenceReason] {
    if config.requiresSelection { return validity }
    return validity.filter { reason in
      switch reason {
      case .tooMany: config.overflow != .allow
      case .sectionTooMany: config.sectionOverflow != .allow
      case .empty, .tooFew, .sectionTooFew: false
      }
    }
  }

  /// Commits and ends.
  ///
  /// - Returns: The effects, in order.
  mutating func commit() -> [String] {
    var effects: [String] = []
    if !config.isLive && dirty { effects.append("selectionChanged") }
    committed = picks
    end(.done)
    return effects + ["committed", "dismissed"]
  }

  /// The Cancel button.
  mutating func cancel() throws(Refused) -> ReferenceOutcome {
    if !config.showsCancelButton { throw Refused(.cancelNotShown) }
    if dirty && config.confirmsOnCancel {
      alert = .discard
      return ReferenceOutcome()
    }
    return revert()
  }

  /// A swipe down, or the way back.
  mutating func dismiss() throws(Refused) -> ReferenceOutcome {
    switch config.presentation {
    case .modal, .sheet:
      if dirty && config.showsAlertOnDismiss {
        alert = .discard
        return ReferenceOutcome()
      }
      return revert()
    case .pushed:
      return config.showsCancelButton ? try cancel() : try commitOrAlert()
    }
  }

  /// Puts the baseline back and ends.
  mutating func revert() -> ReferenceOutcome {
    var outcome = differences(from: picks, to: baseline)
    if picks != baseline { outcome = told(outcome) }
    picks = baseline
    end(.cancelled)
    outcome.effects += ["cancelled", "dismissed"]
    return outcome
  }

  /// The host went away: no commit, no revert.
  mutating func abandon() -> ReferenceOutcome {
    end(.abandoned)
    return ReferenceOutcome()
  }

  /// After any end there is no alert, no search, and nothing to undo or redo.
  private mutating func end(_ how: ReferenceEnding) {
    ended = how
    alert = nil
    undoSteps = []
    redoSteps = []
    clearSearch()
  }
}
