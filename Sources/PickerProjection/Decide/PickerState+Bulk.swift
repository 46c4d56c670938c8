internal import PickerEvents

/// Select All and Deselect All (1-behaviour.md, 1.4).
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
    return Swift.max(0, max - selection.count)
  }

  func decideSelectAll() -> Decision {
    if let refusal = selectAllRefusal { return decision(rejecting: refusal) }
    let came = slotsToAdd
    var draft = draft
    draft.outcome.added = ids(of: came)
    draft.outcome.skipped = tally.unpicked - came.count
    draft.step(.edit(went: [], came: came), to: pairSum(without: [], with: came))
    if configuration.isLive { draft.tellChange() }
    return decision(draft)
  }

  /// The unpicked enabled rows that find room, in display order.
  private var slotsToAdd: [Slot] {
    var room = Swift.min(tally.addable, totalRoom)
    var slots: [Slot] = []
    slots.reserveCapacity(room)
    for place in sections.counts.indices where room > 0 {
      var sectionRoom = sections.counts[place].addable(configuration.sectionOverflow)
      for slot in sections.infos[place].rows where sectionRoom > 0 && room > 0 {
        guard roster.isEnabled(slot), !selection.isPicked(slot) else { continue }
        slots.append(slot)
        sectionRoom -= 1
        room -= 1
      }
    }
    return slots
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
      return selection.slots.filter { roster.isRow($0) && roster.isEnabled($0) }
    case .selected:
      guard configuration.selectedSection.enabled else { return [] }
      return selection.slots.filter { roster.isEnabled($0) }
    }
  }
}
