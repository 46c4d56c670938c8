internal import PickerEvents

extension ReferenceModel {
  /// Replaces the list, keeps the old one as a step, and tells of it where changes are live.
  mutating func recordChange(to list: [ItemID], _ given: ReferenceOutcome) -> ReferenceOutcome {
    if list == picks { return given }
    undoSteps.append(picks)
    redoSteps = []
    picks = list
    return told(given)
  }

  /// Replaces the list by one that the host gave; the outcome is the differences of the sets.
  mutating func change(to list: [ItemID]) -> ReferenceOutcome {
    recordChange(to: list, differences(from: picks, to: list))
  }

  /// One step back.
  mutating func undo() throws(Refused) -> ReferenceOutcome {
    if !config.isEditable { throw Refused(.notEditable) }
    guard let list = undoSteps.popLast() else { throw Refused(.nothingToUndo) }
    let outcome = differences(from: picks, to: list)
    redoSteps.append(picks)
    picks = list
    return told(outcome)
  }

  /// One step forward.
  mutating func redo() throws(Refused) -> ReferenceOutcome {
    if !config.isEditable { throw Refused(.notEditable) }
    guard let list = redoSteps.popLast() else { throw Refused(.nothingToRedo) }
    let outcome = differences(from: picks, to: list)
    undoSteps.append(picks)
    picks = list
    return told(outcome)
  }

  /// Replaces rules by what the host says, where an opening would take them.
  mutating func changeRules(_ change: RulesChange) throws(Refused) -> ReferenceOutcome {
    for setting in change.settings where setting.isRule { config.apply(setting) }
    do throws(ReferenceRefusal) {
      try checkRules()
    } catch {
      throw Refused(.badConfiguration)
    }
    return ReferenceOutcome()
  }

  /// An outcome that says what one list has and the other has not.
  func differences(from old: [ItemID], to new: [ItemID]) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    outcome.added = new.filter { !old.contains($0) }
    outcome.removed = old.filter { !new.contains($0) }
    return outcome
  }

  /// The outcome of an event that changed the list.
  func told(_ given: ReferenceOutcome) -> ReferenceOutcome {
    var outcome = given
    if config.isLive { outcome.effects.append("selectionChanged") }
    return outcome
  }
}
