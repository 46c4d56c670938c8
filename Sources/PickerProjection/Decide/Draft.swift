internal import PickerEvents

/// A decision while it is being made; it starts as "accepted, nothing changes".
struct Draft {
  var outcome = Outcome(verdict: .accepted)
  var change = Change.none
  var rules = RulesUpdate.none
  var alert: Alert?
  var ending: Ending?
  var parts: ReceiptParts

  /// Notes a change of the selection as a new step of its history.
  mutating func step(_ change: Change, to selection: UInt64) {
    self.change = change
    parts.undo = ReceiptPart.push(parts.undo, parts.selection, on: .undo)
    parts.redo = 0
    parts.selection = selection
  }

  /// Notes the end of the session: after it there is no alert and nothing to undo or redo.
  mutating func end(_ ending: Ending) {
    self.ending = ending
    alert = nil
    parts.alert = 0
    parts.undo = 0
    parts.redo = 0
    parts.ending = ending.digest
  }

  /// Puts an alert up, or takes it away.
  mutating func show(_ alert: Alert?) {
    self.alert = alert
    parts.alert = alert?.digest ?? 0
  }

  /// Tells the host what came and went.
  mutating func tellChange() {
    outcome.effects.append(
      .selectionChanged(
        SelectionChange(
          added: outcome.added, removed: outcome.removed, evicted: outcome.evicted)))
  }
}
