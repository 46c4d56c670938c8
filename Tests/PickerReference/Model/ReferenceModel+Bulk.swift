internal import PickerEvents

extension ReferenceModel {
  /// From the last tapped row to this one, or a tap where there is no such stretch.
  mutating func rangeTap(_ item: ItemID) throws(Refused) -> ReferenceOutcome {
    if !config.isEditable { throw Refused(.notEditable) }
    if config.mode == .single { throw Refused(.notMultiple) }
    let rows = visible
    guard !picks.isEmpty, let anchor = rangeAnchor, let from = rows.firstIndex(of: anchor),
      let to = rows.firstIndex(of: item)
    else { return try tap(item) }
    return try pickWhatHasRoom(Array(rows[min(from, to)...max(from, to)]))
  }

  /// Picks what is visible, in display order, while there is room.
  mutating func selectAll() throws(Refused) -> ReferenceOutcome {
    if !config.isEditable { throw Refused(.notEditable) }
    if config.mode == .single { throw Refused(.notMultiple) }
    return try pickWhatHasRoom(visible)
  }

  /// The bulk rule: picks the unpicked enabled ones of some rows while there is room.
  private mutating func pickWhatHasRoom(_ ids: [ItemID]) throws(Refused) -> ReferenceOutcome {
    let before = picks
    var outcome = ReferenceOutcome()
    for item in ids where isEnabled(item) && !picks.contains(item) {
      if hasRoom(for: item) {
        picks.append(item)
        outcome.added.append(item)
      } else {
        outcome.skipped += 1
      }
    }
    if outcome.added.isEmpty && outcome.skipped == 0 { throw Refused(.nothingToSelect) }
    if outcome.added.isEmpty { throw Refused(.limitReached) }
    if config.bulkOverflow == .reject && outcome.skipped > 0 { throw Refused(.limitReached) }
    let after = picks
    picks = before
    return recordChange(to: after, outcome)
  }

  /// Whether one more pick breaks no maximum; a maximum that allows more is none.
  private func hasRoom(for item: ItemID) -> Bool {
    if let limit = config.max, config.overflow != .allow, picks.count >= limit { return false }
    guard let section = row(of: item)?.section, let limit = givenMax(of: section) else {
      return true
    }
    return config.sectionOverflow == .allow || picks(in: section).count < limit
  }

  /// Takes off what a header stands over.
  mutating func deselectAll(_ header: Region) throws(Refused) -> ReferenceOutcome {
    if !config.isEditable { throw Refused(.notEditable) }
    if config.mode == .single { throw Refused(.notMultiple) }
    var outcome = ReferenceOutcome()
    switch header {
    case .all:
      outcome.removed = picks.filter { isEnabled($0) && visible.contains($0) }
    case .selected:
      outcome.removed = picks.filter { isEnabled($0) && picksUnderHeader.contains($0) }
    }
    if outcome.removed.isEmpty { throw Refused(.nothingToDeselect) }
    let rest = picks.filter { !outcome.removed.contains($0) }
    if rest.isEmpty && !config.allowsEmptySelection && config.isLive {
      throw Refused(.lastSelection)
    }
    return recordChange(to: rest, outcome)
  }
}
