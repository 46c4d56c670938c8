internal import PickerEvents

/// What the host changes while the picker is open: the selection and the rules.
extension PickerState {
  func decide(selectionSet given: [ItemID]) -> Decision {
    let ids = PickedList(given, configuration).ids
    var draft = draft
    var sum: UInt64 = 0
    var older: UInt64 = 0
    // Only looked up, never walked.
    var kept: Set<Slot> = []
    for id in ids {
      let slot = roster.slot(of: id)
      let digest = slot.map { roster.digest(of: $0) } ?? ReceiptPart.digest(of: id)
      sum &+= ReceiptPart.pair(older, digest)
      older = digest
      if let slot, selection.isPicked(slot) {
        kept.insert(slot)
      } else {
        draft.outcome.added.append(id)
      }
    }
    let present = selection.slots
    draft.outcome.removed = self.ids(of: present.filter { !kept.contains($0) })
    draft.outcome.selection = ShortList(ids)
    guard ids != self.ids(of: present) else { return decision(draft) }
    draft.step(.replace(ids), to: sum)
    if configuration.isLive { draft.tellChange() }
    return decision(draft)
  }

  func decide(rules change: RulesChange) -> Decision {
    var rules = configuration
    for setting in change.settings where setting.isRule { rules.apply(setting) }
    var sections = sections
    do throws(RefusedOpening) {
      try rules.check()
      sections.limit(by: rules)
      try sections.checkLimits(rules, hasMore: hasMore)
    } catch {
      return decision(rejecting: .badConfiguration)
    }
    var draft = draft
    draft.updates.rules = rules
    draft.parts.rules = rules.digest
    return decision(draft)
  }
}
