internal import PickerEvents

extension ReferenceModel {
  /// The Done button.
  mutating func done() throws(Refused) -> ReferenceOutcome {
    if !doneShown { throw Refused(.doneNotShown) }
    return try commitOrAlert()
  }

  /// Done's rules: nothing where something must be picked, an alert, or the commit.
  private mutating func commitOrAlert() throws(Refused) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    outcome.effects = settleNote()
    if validity.contains(.empty) { throw Refused(.emptySelection) }
    if !reasonsAgainstDone.isEmpty {
      alert = .validation
      return outcome
    }
    outcome.effects += commit()
    return outcome
  }

  /// The reasons that Done cares for.
  var reasonsAgainstDone: [ReferenceReason] {
    if config.requiresSelection { return validity }
    return validity.filter { reason in
      switch reason {
      case .tooMany: config.overflow != .allow
      case .sectionTooMany: config.sectionOverflow != .allow
      case .noteRequired: true
      case .noteTooLong: note?.allowsBeyondLimit == false
      case .empty, .tooFew, .sectionTooFew: false
      }
    }
  }

  /// Commits and ends.
  ///
  /// - Returns: The effects, in order.
  mutating func commit() -> [String] {
    var effects = settleNote() + (note?.tell() ?? [])
    if !config.isLive && picksDiffer { effects.append("selectionChanged") }
    committed = picks
    end(.done)
    return effects + ["committed", "dismissed"]
  }

  /// The Cancel button.
  mutating func cancel() throws(Refused) -> ReferenceOutcome {
    if !config.showsCancelButton { throw Refused(.cancelNotShown) }
    return revert(asking: config.confirmsOnCancel)
  }

  /// A swipe down, or the way back.
  mutating func dismiss() throws(Refused) -> ReferenceOutcome {
    switch config.presentation {
    case .modal, .sheet:
      return revert(asking: config.showsAlertOnDismiss)
    case .pushed:
      return config.showsCancelButton ? try cancel() : try commitOrAlert()
    }
  }

  /// Asks where there is something to lose, or puts the baseline back.
  private mutating func revert(asking asks: Bool) -> ReferenceOutcome {
    let effects = settleNote()
    var outcome = ReferenceOutcome()
    if dirty && asks { alert = .discard } else { outcome = revert() }
    outcome.effects += effects
    return outcome
  }

  /// Puts the baseline back, the note too, and ends.
  mutating func revert() -> ReferenceOutcome {
    var outcome = differences(from: picks, to: baseline)
    if picks != baseline { outcome = told(outcome) }
    picks = baseline
    let effects = settleNote()
    if let note { self.note?.text = note.config.text }
    end(.cancelled)
    outcome.effects += effects + ["cancelled", "dismissed"]
    return outcome
  }

  /// The host went away: no commit, no revert.
  mutating func abandon() -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    outcome.effects = settleNote()
    end(.abandoned)
    return outcome
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
