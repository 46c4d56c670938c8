internal import PickerEvents

extension PickerState {
  /// Takes a snapshot of the state.
  ///
  /// - Parameters:
  ///   - sequence: The event after which it is taken.
  ///   - opened: The state after the opening.
  ///   - origins: The origin of each pick.
  ///   - steps: How many steps of the history it should reach back, at most.
  /// - Returns: The snapshot.
  /// - Complexity: O(picks + the steps' changes), whatever the catalog.
  func snapshot(
    at sequence: Int, since opened: PickerState, _ origins: PickOrigins, steps: Int,
  ) -> Snapshot {
    var snapshot = Snapshot(
      sequence: sequence, alert: alert, ending: ending, nextStamp: selection.nextStamp,
      undo: parts.undo, redo: parts.redo, depth: history.depth)
    for slot in opened.roster.count..<roster.count {
      snapshot.newcomers.append(roster.id(of: Slot(slot)))
    }
    if parts.rules != opened.parts.rules {
      snapshot.rules = EventColumns(.rulesChanged(configuration.allRules)).detail
    }
    snapshot.picks = runs(origins)
    // Steps may be as large as the catalog; those of a few bulk events must not fill the log.
    let room = Swift.max(4_096, selection.count)
    snapshot.done = kept(history.doneSteps, steps, room, isDone: true)
    snapshot.undone = kept(history.undoneSteps, steps, room, isDone: false)
    return snapshot
  }

  private func runs(_ origins: PickOrigins) -> [Snapshot.Run] {
    var runs: [Snapshot.Run] = []
    var node = selection.oldest
    while node != .none {
      let pick = selection[node]
      node = selection.newer(than: node)
      let origin = origins[pick.slot]
      if let last = runs.last, pick.slot == last.slot + Slot(last.count),
        pick.stamp == last.stamp + UInt64(last.count), origin == last.origin
      {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Snapshot.Run(slot: pick.slot, stamp: pick.stamp, origin: origin, count: 1))
      }
    }
    return runs
  }

  private func kept(
    _ steps: some Collection<History.Step>, _ limit: Int, _ room: Int, isDone: Bool,
  ) -> [Snapshot.Step] {
    var kept: [Snapshot.Step] = []
    var size = 0
    for step in steps.prefix(limit) {
      size += step.gone.count + step.came.count
      guard size <= room else { break }
      kept.append(
        Snapshot.Step(
          isReplacement: step.isReplacement, selection: isDone ? step.before : step.after,
          chain: isDone ? step.undoDigest : step.redoDigest, firstStamp: step.firstStamp,
          gone: Array(history.gone(in: step)), came: Array(history.came(in: step))))
    }
    return kept
  }
}

extension Configuration {
  /// Every rule that can be changed, with its value.
  fileprivate var allRules: RulesChange {
    RulesChange([
      .min(min), .max(max), .sectionMin(sectionMin), .sectionMax(sectionMax),
      .sectionLimits(sectionLimits), .overflow(overflow), .sectionOverflow(sectionOverflow),
      .bulkOverflow(bulkOverflow), .requiresSelection(requiresSelection),
      .allowsEmptySelection(allowsEmptySelection), .isEditable(isEditable),
      .missingPicks(missingPicks),
    ])
  }
}
