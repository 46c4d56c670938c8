internal import PickerEvents

/// Taps on rows (Behaviour.md, Picks, Tap).
extension PickerState {
  func decide(tap item: ItemID) -> Decision {
    guard configuration.isEditable else { return decision(rejecting: .notEditable) }
    guard let slot = roster.slot(of: item), roster.isRow(slot) || selection.isPicked(slot) else {
      return decision(rejecting: .unknownItem)
    }
    guard roster.isEnabled(slot) else { return decision(rejecting: .itemDisabled) }
    let draft = tapped(slot)
    return selection.isPicked(slot)
      ? decide(unpick: slot, item, draft) : decide(picking: slot, item, draft)
  }

  /// Sends an enabled row that is not picked through the gate.
  ///
  /// - Parameters:
  ///   - slot: The row.
  ///   - item: Its id.
  ///   - draft: What the event changes beside the picks.
  /// - Returns: The decision.
  func decide(picking slot: Slot, _ item: ItemID, _ draft: consuming Draft) -> Decision {
    guard configuration.max != 0 || configuration.overflow == .allow else {
      return rejection(.limitReached, draft)
    }
    return switch configuration.mode {
    case .single: decide(choose: slot, item, draft)
    case .multiple: decide(pick: slot, item, draft)
    }
  }

  /// A draft of an accepted tap: a range begins at its row from now on, and the search may end.
  private func tapped(_ slot: Slot) -> Draft {
    var draft = draft
    draft.anchor = slot
    draft.parts.anchor = roster.digest(of: slot)
    if search.isActive, configuration.search.cancelsAfterSelection { cancelSearch(&draft) }
    return draft
  }

  /// Rejects an event; of its draft only a scan's time stays.
  func rejection(_ reason: Reason, _ draft: consuming Draft) -> Decision {
    var rejected = self.draft
    rejected.outcome = .rejected(reason)
    if let scan = draft.updates.scan { remember(scan, &rejected) }
    return closed(rejected)
  }

  /// Whether a tap commits and ends.
  var endsOnTap: Bool { configuration.mode == .single && configuration.dismissesOnSelection }

  /// Whether a tap is told and the picker stays open.
  private var reportsTap: Bool { configuration.mode == .single && configuration.reportsEachTap }

  private func decide(unpick slot: Slot, _ item: ItemID, _ draft: consuming Draft) -> Decision {
    if reportsTap {
      draft.outcome.effects.append(.valueChosen(item))
      return decision(draft)
    }
    if selection.count == 1, !configuration.allowsEmptySelection {
      guard endsOnTap else { return decision(rejecting: .lastSelection) }
      commit(&draft, [slot])
      return decision(draft)
    }
    draft.outcome.removed = [item]
    draft.step(.unpick(slot), to: pairSum(without: slot))
    if configuration.isLive { draft.tellChange() }
    if endsOnTap { commit(&draft, []) }
    return decision(draft)
  }

  /// Single choice: the item takes the place of the present pick.
  private func decide(choose slot: Slot, _ item: ItemID, _ draft: consuming Draft) -> Decision {
    let counts = sections.counts[Int(roster.traits(of: slot).section)]
    guard counts.max != 0 || configuration.sectionOverflow == .allow else {
      return rejection(.limitReached, draft)
    }
    let present = selection.slots
    guard present.allSatisfy({ roster.isEnabled($0) }) else {
      return rejection(.limitReached, draft)
    }
    draft.outcome.added = [item]
    draft.outcome.removed = ids(of: present)
    draft.step(
      .edit(went: present, came: [slot]), to: pairSum(without: present, with: [slot]))
    if configuration.isLive { draft.tellChange() }
    if reportsTap { draft.outcome.effects.append(.valueChosen(item)) }
    if endsOnTap { commit(&draft, [slot]) }
    return decision(draft)
  }

  /// Multiple choice: the item becomes the newest pick, and older ones make room.
  private func decide(pick slot: Slot, _ item: ItemID, _ draft: consuming Draft) -> Decision {
    guard let evictions = evictions(for: slot) else {
      return rejection(.limitReached, draft)
    }
    draft.outcome.added = [item]
    switch evictions.count {
    case 0: draft.step(.pick(slot), to: pairSum(with: slot))
    case 1:
      let went = evictions.picks[0]
      draft.outcome.evicted = evictions.list(roster)
      draft.step(.swap(went: went, came: slot), to: pairSum(without: went, with: slot))
    default:
      let went = evictions.inSelectionOrder(selection)
      draft.outcome.evicted = evictions.list(roster)
      draft.step(.edit(went: went, came: [slot]), to: pairSum(without: went, with: [slot]))
    }
    if configuration.isLive { draft.tellChange() }
    return decision(draft)
  }
}
