internal import PickerEvents

/// Undo and redo (Behaviour.md, Picks, History): they restore exact lists and pass no gate.
extension PickerState {
  /// Whether `undone` would be accepted.
  public var canUndo: Bool { ending == nil && history.canUndo }

  /// Whether `redone` would be accepted.
  public var canRedo: Bool { ending == nil && history.canRedo }

  func decideUndo() -> Decision {
    guard configuration.isEditable else { return decision(rejecting: .notEditable) }
    guard let step = history.lastDone else { return decision(rejecting: .nothingToUndo) }
    var draft = draft
    draft.change = .undo
    draft.parts.selection = step.before
    draft.parts.undo = step.undoDigest
    draft.parts.redo = ReceiptPart.push(parts.redo, parts.selection, on: .redo)
    report(&draft, step, back: true)
    return decision(draft)
  }

  func decideRedo() -> Decision {
    guard configuration.isEditable else { return decision(rejecting: .notEditable) }
    guard let step = history.nextUndone else { return decision(rejecting: .nothingToRedo) }
    var draft = draft
    draft.change = .redo
    draft.parts.selection = step.after
    draft.parts.undo = ReceiptPart.push(parts.undo, parts.selection, on: .undo)
    draft.parts.redo = step.redoDigest
    report(&draft, step, back: false)
    return decision(draft)
  }

  /// Says what a step brings and takes, as differences of the two sets.
  private func report(_ draft: inout Draft, _ step: History.Step, back: Bool) {
    let gone = history.gone(in: step)
    let came = history.came(in: step)
    var coming = back ? gone.map { $0.slot } : Array(came)
    var going = back ? Array(came) : gone.map { $0.slot }
    draft.outcome.selection = restated(coming, going, back ? gone : [])
    if step.isReplacement {
      // Only looked up, never walked.
      let arriving = Set(coming)
      coming.removeAll { selection.isPicked($0) }
      going.removeAll { arriving.contains($0) }
    }
    draft.outcome.added = ids(of: coming)
    draft.outcome.removed = ids(of: going)
    if configuration.isLive { draft.tellChange() }
  }

  /// The list after a step, while it is short enough to be carried.
  ///
  /// - Parameters:
  ///   - coming: The picks that come.
  ///   - going: The picks that go.
  ///   - returning: Those that come back to where they stood; if there are none, `coming` are new.
  /// - Returns: The whole list, or its length.
  /// - Complexity: O(step): a list that is short afterwards was short before, or loses the rest.
  private func restated(
    _ coming: [Slot], _ going: [Slot], _ returning: ArraySlice<GonePick>,
  ) -> ShortList<ItemID> {
    let count = selection.count + coming.count - going.count
    guard count <= ShortList<ItemID>.limit else { return ShortList(count: WholeNumber(count)) }
    // Only looked up, never walked.
    let leaving = Set(going)
    var list = selection.slots.filter { !leaving.contains($0) }
    guard !returning.isEmpty else { return ShortList(ids(of: list + coming)) }
    for pick in returning.reversed() {
      let behind = list.firstIndex(of: pick.place.older).map { $0 + 1 } ?? 0
      list.insert(pick.slot, at: behind)
    }
    return ShortList(ids(of: list))
  }
}
