internal import PickerEvents

extension PickerState {
  /// Goes from the state after the opening to that of a snapshot.
  ///
  /// A snapshot is a cache, and may be anything: whatever does not fit the opening, or does not
  /// come out with the receipt that was recorded, is refused.
  ///
  /// - Parameters:
  ///   - snapshot: A snapshot of this session.
  ///   - kept: Where it was kept, with the events that it needs.
  /// - Returns: The state, and what made its catalog; nil where the snapshot makes no sense.
  /// - Complexity: O(items + picks + the steps' changes), with the items of what made the catalog;
  ///   the part of the opening's items is a few bits each.
  func restored(
    _ snapshot: Snapshot, _ kept: KeptState,
  ) -> (state: PickerState, makers: CatalogMakers)? {
    var state = self
    guard let makers = state.restoreCatalog(snapshot, kept.makers, since: self),
      state.intern(snapshot.newcomers)
    else { return nil }
    if let rules = snapshot.rules {
      guard state.restore(rules: rules) else { return nil }
    }
    guard state.restore(snapshot.picks, nextStamp: snapshot.nextStamp) else { return nil }
    state.parts.selection = state.pairSum(of: state.selection.slots)
    guard state.restoreHistory(snapshot) else { return nil }
    guard state.restoreSearch(snapshot), state.restore(snapshot.scans) else { return nil }
    if let note = snapshot.note {
      guard state.restore(note) else { return nil }
    }
    state.screen = snapshot.screen
    state.parts.screen = snapshot.screen.digest
    guard snapshot.anchor == .none || (0..<Slot(state.roster.count)).contains(snapshot.anchor)
    else { return nil }
    state.anchor = snapshot.anchor
    state.parts.anchor =
      snapshot.anchor == .none ? 0 : state.roster.digest(of: snapshot.anchor)
    state.alert = snapshot.alert
    state.parts.alert = snapshot.alert?.digest ?? 0
    state.ending = snapshot.ending
    state.parts.ending = snapshot.ending?.digest ?? 0
    if snapshot.ending == .done {
      state.commit = state.result(of: state.selection.slots, state.note?.text)
    }
    state.basis = snapshot.sequence - 1
    return state.receipt == kept.event.receipt ? (state, makers) : nil
  }

  private mutating func restore(rules bytes: [UInt8]) -> Bool {
    let columns = EventColumns(kind: .rulesChanged, detail: bytes)
    guard case .rulesChanged(let change)? = try? columns.event() else { return false }
    var rules = configuration
    for setting in change.settings where setting.isRule { rules.apply(setting) }
    // What contradicts the sections may do so since the catalog changed; nothing depends on it.
    do throws(RefusedOpening) { try rules.check() } catch { return false }
    sections.limit(by: rules)
    configuration = rules
    parts.rules = rules.digest
    return true
  }

  private mutating func restore(_ note: NoteState) -> Bool {
    guard let configuration = configuration.note else { return false }
    var note = note
    note.set(note.text, configuration)
    noteState = .some(note)
    parts.note = note.digest(configuration)
    return true
  }

  private mutating func restore(_ picks: [Snapshot.Run], nextStamp: UInt64) -> Bool {
    // Far more than a session has events times picks; a greater one would overflow some day.
    guard nextStamp <= 1 << 48 else { return false }
    selection = Selection(slots: roster.count, sections: sections.count)
    sections.unpickAll()
    retally()
    differences = baseline.count
    var stamp: UInt64 = 0
    for run in picks {
      guard run.stamp > stamp, run.slot >= 0, run.count <= roster.count,
        Int(run.slot) + run.count <= roster.count, run.stamp < nextStamp,
        nextStamp - run.stamp >= UInt64(run.count)
      else { return false }
      let slots = run.slot..<run.slot + Slot(run.count)
      guard slots.allSatisfy({ !selection.isPicked($0) }) else { return false }
      if run.count == 1 {
        add(run.slot, stamp: run.stamp)
      } else {
        add(Array(slots)[...], stamp: run.stamp)
      }
      stamp = run.stamp + UInt64(run.count) - 1
    }
    selection.nextStamp = nextStamp
    return true
  }

  private mutating func restoreHistory(_ snapshot: Snapshot) -> Bool {
    // There are steps where, and only where, their digests say so; of those forward one must be here.
    guard (snapshot.depth > 0) == (snapshot.undo != 0),
      !snapshot.undone.isEmpty == (snapshot.redo != 0),
      snapshot.done.count <= snapshot.depth, fits(snapshot.done, back: true),
      fits(snapshot.undone, back: false)
    else { return false }
    history = History(hidden: snapshot.depth - snapshot.done.count)
    var after = parts.selection
    var done: [History.Step] = []
    for step in snapshot.done {
      done.append(
        History.Step(
          step, before: step.selection, after: after, undoDigest: step.chain, redoDigest: 0,
          epoch: epoch(of: step)))
      after = step.selection
    }
    for (step, kept) in zip(done.reversed(), snapshot.done.reversed()) {
      history.add(step, gone: kept.gone, came: kept.came, isDone: true)
    }
    var before = parts.selection
    var chain = snapshot.undo
    for kept in snapshot.undone {
      let step = History.Step(
        kept, before: before, after: kept.selection, undoDigest: chain, redoDigest: kept.chain,
        epoch: epoch(of: kept))
      history.add(step, gone: kept.gone, came: kept.came, isDone: false)
      chain = ReceiptPart.push(chain, before, on: .undo)
      before = kept.selection
    }
    parts.undo = snapshot.undo
    parts.redo = snapshot.redo
    return true
  }

  /// The epoch of a step: the present one, or one that is never met again.
  private func epoch(of step: Snapshot.Step) -> Int { step.isStale ? -1 : roster.epoch }

  /// Whether a pick may have stood behind others of its queues.
  private func fits(_ pick: GonePick, _ isStale: Bool) -> Bool {
    let slots = 0..<Slot(roster.count)
    let place = pick.place
    guard place.stamp < selection.nextStamp, slots.contains(pick.slot),
      [place.older, place.olderEvictable, place.olderInSection]
        .allSatisfy({ $0 == .none || slots.contains($0) })
    else { return false }
    // Of a step of another epoch only the place among all picks is used.
    if isStale { return true }
    let isEvictable = place.olderEvictable == .none || roster.isEnabled(place.olderEvictable)
    let section = roster.traits(of: pick.slot).section
    let isInSection =
      place.olderInSection == .none
      || roster.isEnabled(place.olderInSection)
        && roster.traits(of: place.olderInSection).section == section && section != .none
    return isEvictable && isInSection
  }

  /// Whether steps can be walked from here: what should go is there, what should come is not.
  private func fits(_ steps: [Snapshot.Step], back: Bool) -> Bool {
    let slots = 0..<Slot(roster.count)
    // Only looked up, never walked; whether a slot is picked, where that is not as now.
    var changed: [Slot: Bool] = [:]
    func set(_ slot: Slot, picked: Bool) -> Bool {
      guard slots.contains(slot), changed[slot] ?? selection.isPicked(slot) != picked else {
        return false
      }
      changed[slot] = picked
      return true
    }
    for step in steps {
      guard step.firstStamp <= selection.nextStamp, step.gone.allSatisfy({ fits($0, step.isStale) })
      else { return false }
      // A list that the host set may bring again what it took off, so the order matters.
      let isWalked =
        back
        ? step.came.allSatisfy { set($0, picked: false) }
          && step.gone.allSatisfy { set($0.slot, picked: true) }
        : step.gone.allSatisfy { set($0.slot, picked: false) }
          && step.came.allSatisfy { set($0, picked: true) }
      guard isWalked else { return false }
    }
    return true
  }
}

extension History.Step {
  fileprivate init(
    _ kept: Snapshot.Step, before: UInt64, after: UInt64, undoDigest: UInt64, redoDigest: UInt64,
    epoch: Int,
  ) {
    self.init(
      gone: 0..<0, came: 0..<0, firstStamp: kept.firstStamp, isReplacement: kept.isReplacement,
      before: before, after: after, undoDigest: undoDigest, epoch: epoch, redoDigest: redoDigest)
  }
}
