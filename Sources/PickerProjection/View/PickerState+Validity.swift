internal import PickerEvents

extension PickerState {
  /// All that is wanting in the selection (1-behaviour.md, 1.6), in its fixed order.
  ///
  /// - Complexity: O(sections).
  public var validity: [ValidityReason] {
    var reasons: [ValidityReason] = []
    let have = selection.count
    if isWantingPicks { reasons.append(.empty) }
    if have < configuration.min { reasons.append(.tooFew(need: configuration.min, have: have)) }
    if let max = configuration.max, have > max {
      reasons.append(.tooMany(limit: max, have: have))
    }
    for (info, counts) in zip(sections.infos, sections.counts)
    where counts.all.picked < counts.clampedMin {
      reasons.append(
        .sectionTooFew(section: info.id, need: counts.clampedMin, have: counts.all.picked))
    }
    guard tally.sectionsOverMax > 0 else { return reasons }
    for (info, counts) in zip(sections.infos, sections.counts) where counts.isOverMax {
      reasons.append(
        .sectionTooMany(section: info.id, limit: counts.max ?? 0, have: counts.all.picked))
    }
    return reasons
  }

  /// Whether there are more picks than a maximum, whatever the policy.
  ///
  /// - Complexity: O(1).
  public var isOverLimit: Bool {
    configuration.max.map { selection.count > $0 } ?? false || tally.sectionsOverMax > 0
  }

  /// Whether the picks, as a set, differ from those at opening.
  ///
  /// - Complexity: O(1).
  public var isDirty: Bool { differences != 0 }

  /// Whether nothing is picked although something must be.
  var isWantingPicks: Bool { selection.count == 0 && !configuration.allowsEmptySelection }
}
