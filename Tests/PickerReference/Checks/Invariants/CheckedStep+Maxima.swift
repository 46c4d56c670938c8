internal import PickerEvents

extension CheckedStep {
  /// 2: single has one pick at most.
  ///
  /// With `reject` or `evictOldest`, no accepted tap, range, bulk
  /// or scan leaves the added items' sections, or the total, above their max.
  var brokenMaxima: String? {
    let picks = after.picks
    if config.mode == .single, picks.count > 1 { return "single has \(picks.count) picks" }
    let added = after.reading.ids(.added)
    guard isUsersChange, !added.isEmpty else { return nil }
    if config.overflow != .allow, let max = config.max, picks.count > max {
      return "\(picks.count) picks where \(max) are allowed"
    }
    guard config.sectionOverflow != .allow else { return nil }
    for item in added {
      guard let section = after.rows.first(where: { $0.id == item })?.section else {
        return "\(item) was added and is in no section"
      }
      let members = after.rows.filter { $0.section == section }.map(\.id)
      let count = picks.filter { members.contains($0) }.count
      if let max = max(of: section), count > max {
        return "\(count) picks in \(section) where \(max) are allowed"
      }
    }
    return nil
  }

  private func max(of section: SectionID) -> Int? {
    let own = config.sectionLimits.first { $0.section == section }?.max
    return switch own ?? .inherited {
    case .inherited: config.sectionMax
    case .unlimited: nil
    case .atMost(let max): max
    }
  }
}
