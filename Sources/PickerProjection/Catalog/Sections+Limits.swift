internal import PickerEvents

/// The bounds of each section, and what must not contradict them (Behaviour.md, Configuration).
extension Sections {
  /// Gives every section the bounds that a configuration has for it; entries for sections that are
  /// not there bear on nothing.
  ///
  /// - Complexity: O(sections).
  mutating func limit(by configuration: Configuration) {
    for place in counts.indices {
      counts[place].min = configuration.sectionMin
      counts[place].max = configuration.sectionMax
    }
    ownLimits = [:]
    for limit in configuration.sectionLimits {
      ownLimits[limit.section] = limit
      guard let place = place(of: limit.section) else { continue }
      (counts[place].min, counts[place].max) = configuration.bounds(of: limit)
    }
  }

  /// Gives a section that was just added its bounds.
  ///
  /// - Complexity: O(1).
  mutating func limitLast(by configuration: Configuration) {
    let place = count - 1
    counts[place].min = configuration.sectionMin
    counts[place].max = configuration.sectionMax
    if let limit = ownLimits[infos[place].id] {
      (counts[place].min, counts[place].max) = configuration.bounds(of: limit)
    }
  }

  /// Checks the bounds in force against the catalog.
  ///
  /// - Throws: Where the bounds and the sections contradict each other.
  /// - Complexity: O(sections).
  func checkLimits(_ configuration: Configuration, hasMore: Bool) throws(RefusedOpening) {
    for limit in configuration.sectionLimits where !hasMore && place(of: limit.section) == nil {
      throw .bad(
        "sectionLimits.\(limit.section.string)",
        "the catalog has no section with this id; correct the id or leave the entry out")
    }
    try checkSum(configuration)
    guard count <= 1 || configuration.mode == .multiple || !configuration.hasSectionBounds
    else {
      throw .bad(
        "mode",
        "single, with bounds per section and \(count) sections: one choice cannot satisfy several"
          + " sections; use mode multiple or leave the section bounds out")
    }
  }

  private func checkSum(_ configuration: Configuration) throws(RefusedOpening) {
    guard let max = configuration.max else { return }
    var sum = 0
    for section in counts { sum += section.clampedMin }
    guard sum > max else { return }
    throw .bad(
      "max",
      "\(max), while the minima of the sections add up to \(sum); raise max or lower the section"
        + " minima")
  }
}

extension Configuration {
  fileprivate var hasSectionBounds: Bool {
    sectionMin != 0 || sectionMax != nil || !sectionLimits.isEmpty
  }
}
