internal import PickerEvents

extension ReferenceModel {
  /// A section's minimum as given: its own, or that of all sections.
  func givenMin(of section: SectionID) -> Int {
    let own = config.sectionLimits.last { $0.section == section }
    return own?.min ?? config.sectionMin
  }

  /// A section's maximum as given: its own, or that of all sections; nil for none.
  func givenMax(of section: SectionID) -> Int? {
    guard let own = config.sectionLimits.last(where: { $0.section == section }) else {
      return config.sectionMax
    }
    switch own.max {
    case .inherited: return config.sectionMax
    case .unlimited: return nil
    case .atMost(let max): return max
    }
  }

  /// A section's minimum as it is judged: at most the number of its items.
  func judgedMin(of section: SectionID) -> Int {
    min(givenMin(of: section), rows.filter { $0.section == section }.count)
  }

  /// The picks whose item is in a section now, oldest first.
  func picks(in section: SectionID) -> [ItemID] {
    picks.filter { row(of: $0)?.section == section }
  }

  /// Whether the user may change an item's membership; an unresolved pick is as it was last seen.
  func isEnabled(_ id: ItemID) -> Bool {
    lastKnown(id)?.item.enabled ?? true
  }

  /// A list as the opening or the host gives it, made a selection.
  func list(asGiven ids: [ItemID]) -> [ItemID] {
    var kept: [ItemID] = []
    for id in ids where !kept.contains(id) {
      if config.identity == .index && !isDecimal(id) { continue }
      kept.append(id)
    }
    switch config.mode {
    case .single: return Array(kept.suffix(1))
    case .multiple: return kept
    }
  }

  /// Whether an id is 0, or digits without a leading zero.
  private func isDecimal(_ id: ItemID) -> Bool {
    let digits = Array(id.string.utf8)
    guard let first = digits.first else { return false }
    for digit in digits where digit < 0x30 || digit > 0x39 { return false }
    return digits.count == 1 || first != 0x30
  }
}
