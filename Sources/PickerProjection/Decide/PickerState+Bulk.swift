internal import PickerEvents

/// Select All and Deselect All (Behaviour.md, Picks, Bulk).
extension PickerState {
  /// Why Select All would be refused now, or nil where it would be accepted.
  ///
  /// - Complexity: O(1).
  var selectAllRefusal: Reason? {
    guard configuration.isEditable else { return .notEditable }
    guard configuration.mode == .multiple else { return .notMultiple }
    guard tally.unpicked > 0 else { return .nothingToSelect }
    let addable = Swift.min(tally.addable, totalRoom)
    guard addable > 0 else { return .limitReached }
    guard configuration.bulkOverflow == .fill || addable == tally.unpicked else {
      return .limitReached
    }
    return nil
  }

  /// How many more picks find room in total, where the maximum is enforced.
  private var totalRoom: Int {
    guard configuration.overflow != .allow, let max = configuration.max else { return Int.max }
    return Swift.max(0, Int(clamping: max) - selection.count)
  }

  func decideSelectAll() -> Decision {
    if let refusal = selectAllRefusal { return decision(rejecting: refusal) }
    let came = shown.map { slotsToAdd(among: $0.slots[...]).slots } ?? slotsToAdd
    return decision(adding: came, skipping: tally.unpicked - came.count)
  }

  /// Adds picks in bulk: the newest, in order.
  private func decision(adding came: [Slot], skipping skipped: Int) -> Decision {
    var draft = draft
    draft.outcome.added = ids(of: came)
    draft.outcome.skipped = skipped
    draft.step(.edit(went: [], came: came), to: pairSum(without: [], with: came))
    if configuration.isLive { draft.tellChange() }
    return decision(draft)
  }

  /// Adds those of some rows that are not picked, as Select All does (Behaviour.md, Picks, Bulk).
  func decide(adding rows: ArraySlice<Slot>) -> Decision {
    let (came, unpicked) = slotsToAdd(among: rows)
    guard unpicked > 0 else { return decision(rejecting: .nothingToSelect) }
    guard !came.isEmpty, configuration.bulkOverflow == .fill || came.count == unpicked else {
      return decision(rejecting: .limitReached)
    }
    return decision(adding: came, skipping: unpicked - came.count)
  }

  /// The unpicked enabled rows of the whole catalog that find room, in display order.
  private var slotsToAdd: [Slot] {
    var room = Swift.min(tally.addable, totalRoom)
    var slots: [Slot] = []
    slots.reserveCapacity(room)
    for place in sections.counts.indices where room > 0 {
      var sectionRoom = sections.counts[place].addable(configuration.sectionOverflow)
      let list = roster.lists[place]
      for row in 0..<list.count where sectionRoom > 0 && room > 0 {
        let slot = list.slot(at: row)
        guard roster.isEnabled(slot), !selection.isPicked(slot) else { continue }
        slots.append(slot)
        sectionRoom -= 1
        room -= 1
      }
    }
    return slots
  }

  /// The unpicked enabled ones of some rows that find room, and how many unpicked there are.
  ///
  /// - Complexity: O(rows + sections).
  private func slotsToAdd(among rows: ArraySlice<Slot>) -> (slots: [Slot], unpicked: Int) {
    var room = totalRoom
    // Of the sections that the rows left behind; only looked up, never walked.
    var rooms: [Slot: Int] = [:]
    var section = Slot.none
    var sectionRoom = Int.max
    var slots: [Slot] = []
    var unpicked = 0
    for slot in rows {
      let traits = roster.traits(of: slot)
      guard traits.enabled, !selection.isPicked(slot) else { continue }
      unpicked += 1
      if traits.section != section {
        if sectionRoom != .max { rooms[section] = sectionRoom }
        section = traits.section
        sectionRoom =
          rooms[section] ?? sections.counts[Int(section)].room(configuration.sectionOverflow)
      }
      guard room > 0, sectionRoom > 0 else { continue }
      slots.append(slot)
      room -= 1
      if sectionRoom != .max { sectionRoom -= 1 }
    }
    return (slots, unpicked)
  }

  func decide(deselectAll header: Region) -> Decision {
    guard configuration.isEditable else { return decision(rejecting: .notEditable) }
    guard configuration.mode == .multiple else { return decision(rejecting: .notMultiple) }
    let went = slotsToRemove(header)
    guard !went.isEmpty else { return decision(rejecting: .nothingToDeselect) }
    guard
      went.count < selection.count || configuration.allowsEmptySelection || !configuration.isLive
    else { return decision(rejecting: .lastSelection) }
    var draft = draft
    draft.outcome.removed = ids(of: went)
    draft.step(.edit(went: went, came: []), to: pairSum(without: went, with: []))
    if configuration.isLive { draft.tellChange() }
    return decision(draft)
  }

  /// The enabled picks that a list shows, oldest first.
  private func slotsToRemove(_ header: Region) -> [Slot] {
    switch header {
    case .all:
      guard !configuration.hidesPicked else { return [] }
      return selection.slots.filter { isShown($0) && roster.isEnabled($0) }
    case .selected: return picksOfSelectedSection.filter { roster.isEnabled($0) }
    }
  }
}
