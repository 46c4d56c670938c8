internal import PickerEvents

extension PickerState {
  /// Takes a snapshot of the state.
  ///
  /// - Parameters:
  ///   - sequence: The event after which it is taken.
  ///   - opened: The state after the opening.
  ///   - makers: The events that made the catalog since.
  ///   - origins: The origin of each pick.
  ///   - steps: How many steps of the history it should reach back, at most.
  /// - Returns: The snapshot.
  /// - Complexity: O(picks + the steps' changes + rows that were given + scans + items that left +
  ///   makers), whatever the catalog.
  func snapshot(
    at sequence: Int, since opened: PickerState, _ makers: CatalogMakers, _ origins: PickOrigins,
    steps: Int,
  ) -> Snapshot {
    var snapshot = Snapshot(
      sequence: sequence, hasMore: hasMore, alert: alert, ending: ending, screen: screen,
      anchor: makers.number(of: anchor), search: search, nextStamp: selection.nextStamp,
      undo: parts.undo, redo: parts.redo, depth: history.depth)
    snapshot.makers = makers.makers(roster)
    snapshot.departed = makers.departed
    snapshot.newcomers = makers.newcomers(roster)
    if parts.rules != opened.parts.rules {
      snapshot.rules = EventColumns(.rulesChanged(configuration.allRules)).detail
    }
    if search.given != nil, let shown {
      snapshot.given = SlotRun.runs(of: shown.slots.lazy.map { makers.number(of: $0) })
    }
    // In the order in which they were scanned, so that the times take few bytes.
    snapshot.scans = scans.notes.sorted { $0.time < $1.time }
    if parts.note != 0, case .some(let note) = noteState { snapshot.note = note }
    snapshot.picks = runs(makers, origins)
    // Steps may be as large as the catalog; those of a few bulk events must not fill the log.
    let room = Swift.max(4_096, selection.count)
    snapshot.done = kept(history.doneSteps, makers, steps, room, isDone: true)
    snapshot.undone = kept(history.undoneSteps, makers, steps, room, isDone: false)
    return snapshot
  }

  private func runs(_ makers: CatalogMakers, _ origins: PickOrigins) -> [Snapshot.Run] {
    var runs: [Snapshot.Run] = []
    var node = selection.oldest
    while node != .none {
      let pick = selection[node]
      node = selection.newer(than: node)
      let origin = origins[pick.slot]
      let slot = makers.number(of: pick.slot)
      if let last = runs.last, slot == last.slot + Slot(last.count),
        pick.stamp == last.stamp + UInt64(last.count), origin == last.origin
      {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Snapshot.Run(slot: slot, stamp: pick.stamp, origin: origin, count: 1))
      }
    }
    return runs
  }

  private func kept(
    _ steps: some Collection<History.Step>, _ makers: CatalogMakers, _ limit: Int, _ room: Int,
    isDone: Bool,
  ) -> [Snapshot.Step] {
    var kept: [Snapshot.Step] = []
    var size = 0
    for step in steps.prefix(limit) {
      size += step.gone.count + step.came.count
      guard size <= room else { break }
      kept.append(
        Snapshot.Step(
          isReplacement: step.isReplacement, isStale: step.epoch != roster.epoch,
          selection: isDone ? step.before : step.after,
          chain: isDone ? step.undoDigest : step.redoDigest, firstStamp: step.firstStamp,
          gone: history.gone(in: step).map { makers.numbered($0) },
          came: history.came(in: step).map { makers.number(of: $0) }))
    }
    return kept
  }
}

extension CatalogMakers {
  /// A pick that went, with the slots that lie where they will.
  fileprivate func numbered(_ gone: GonePick) -> GonePick {
    GonePick(
      slot: number(of: gone.slot),
      place: PickPlace(
        stamp: gone.place.stamp, older: number(of: gone.place.older),
        olderEvictable: number(of: gone.place.olderEvictable),
        olderInSection: number(of: gone.place.olderInSection)))
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
