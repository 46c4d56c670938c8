internal import PickerEvents

extension ReferenceModel {
  /// A tap on a row, with what follows from it in a single choice.
  mutating func tap(_ item: ItemID) throws(Refused) -> ReferenceOutcome {
    if !config.isEditable { throw Refused(.notEditable) }
    if row(of: item) == nil && !picks.contains(item) { throw Refused(.unknownItem) }
    if !isEnabled(item) { throw Refused(.itemDisabled) }

    var outcome: ReferenceOutcome
    switch (config.mode, picks.contains(item)) {
    case (.single, true): outcome = try unpickSingle(item)
    case (.single, false): outcome = try pickSingle(item)
    case (.multiple, true): outcome = try unpick(item)
    case (.multiple, false): outcome = try pick(item)
    }
    rangeAnchor = item
    if isSearching && config.search.cancelsAfterSelection { outcome.effects += endSearch().effects }
    followSingle(&outcome)
    return outcome
  }

  /// What an accepted tap in a single choice is followed by, and a scan that picks.
  mutating func followSingle(_ outcome: inout ReferenceOutcome) {
    if config.mode == .multiple { return }
    if config.reportsEachTap { outcome.effects.append("valueChosen") }
    if config.dismissesOnSelection { outcome.effects += commit() }
  }

  /// Takes a pick off.
  private mutating func unpick(_ item: ItemID) throws(Refused) -> ReferenceOutcome {
    if picks.count == 1 && !config.allowsEmptySelection { throw Refused(.lastSelection) }
    var outcome = ReferenceOutcome()
    outcome.removed = [item]
    return recordChange(to: picks.filter { $0 != item }, outcome)
  }

  /// A tap on the pick of a single choice: kept, committed again, or taken off.
  private mutating func unpickSingle(_ item: ItemID) throws(Refused) -> ReferenceOutcome {
    if config.reportsEachTap { return ReferenceOutcome() }
    if config.dismissesOnSelection && !config.allowsEmptySelection { return ReferenceOutcome() }
    return try unpick(item)
  }

  /// The pick of a single choice makes place for another.
  mutating func pickSingle(_ item: ItemID) throws(Refused) -> ReferenceOutcome {
    if config.max == 0 && config.overflow != .allow { throw Refused(.limitReached) }
    if sectionMax(around: item) == 0 && config.sectionOverflow != .allow {
      throw Refused(.limitReached)
    }
    for old in picks where !isEnabled(old) { throw Refused(.limitReached) }
    var outcome = ReferenceOutcome()
    outcome.added = [item]
    outcome.removed = picks
    return recordChange(to: [item], outcome)
  }

  /// The gate of a multiple choice: the section's maximum first, then the total.
  mutating func pick(_ item: ItemID) throws(Refused) -> ReferenceOutcome {
    let before = picks
    var outcome = ReferenceOutcome()
    outcome.added = [item]
    picks.append(item)

    if let limit = sectionMax(around: item), let section = row(of: item)?.section {
      switch config.sectionOverflow {
      case .allow: break
      case .reject:
        if picks(in: section).count > limit { throw Refused(.limitReached) }
      case .evictOldest:
        while picks(in: section).count > limit {
          outcome.evicted.append(try evict(from: picks(in: section), sparing: item, .section))
        }
      }
    }
    if let limit = config.max {
      switch config.overflow {
      case .allow: break
      case .reject:
        if picks.count > limit { throw Refused(.limitReached) }
      case .evictOldest:
        while picks.count > limit {
          outcome.evicted.append(try evict(from: picks, sparing: item, .total))
        }
      }
    }

    let after = picks
    picks = before
    return recordChange(to: after, outcome)
  }

  /// The maximum of the section that an item is in.
  private func sectionMax(around item: ItemID) -> Int? {
    guard let section = row(of: item)?.section else { return nil }
    return givenMax(of: section)
  }

  /// Takes off the oldest enabled pick but one; nobody left is a refusal of the whole event.
  private mutating func evict(
    from candidates: [ItemID], sparing newest: ItemID, _ limit: LimitKind,
  ) throws(Refused) -> Eviction {
    guard let oldest = candidates.first(where: { $0 != newest && isEnabled($0) }) else {
      throw Refused(.limitReached)
    }
    picks.removeAll { $0 == oldest }
    return Eviction(item: oldest, limit: limit)
  }
}
