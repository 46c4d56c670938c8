internal import PickerEvents

/// The sections in display order, with what is counted of each.
struct Sections: Sendable {
  private(set) var infos: [SectionInfo] = []
  var counts: [SectionCounts] = []

  var count: Int { infos.count }

  mutating func append(_ info: SectionInfo, enabled: Int) {
    infos.append(info)
    counts.append(SectionCounts(items: info.rows.count, enabled: enabled))
  }

  /// Counts no pick any more.
  mutating func unpickAll() {
    for place in counts.indices {
      counts[place].picked = 0
      counts[place].pickedEnabled = 0
    }
  }

  /// Gives every section the bounds that a configuration has for it.
  ///
  /// - Throws: Where the bounds and the sections contradict each other.
  /// - Complexity: O(sections).
  mutating func limit(
    by configuration: Configuration, hasMore: Bool,
  ) throws(RefusedOpening) {
    for place in counts.indices {
      counts[place].min = configuration.sectionMin
      counts[place].max = configuration.sectionMax
    }
    try setOwnLimits(configuration, hasMore: hasMore)
    try checkSum(configuration)
    guard count <= 1 || configuration.mode == .multiple || !configuration.hasSectionBounds
    else {
      throw .bad(
        "mode",
        "single, with bounds per section and \(count) sections: one choice cannot satisfy several"
          + " sections; use mode multiple or leave the section bounds out")
    }
  }

  private mutating func setOwnLimits(
    _ configuration: Configuration, hasMore: Bool,
  ) throws(RefusedOpening) {
    guard !configuration.sectionLimits.isEmpty else { return }
    // Only looked up, never walked.
    var places: [SectionID: Int] = [:]
    for place in infos.indices { places[infos[place].id] = place }
    for limit in configuration.sectionLimits {
      guard let place = places[limit.section] else {
        if hasMore { continue }
        throw .bad(
          "sectionLimits.\(limit.section.string)",
          "the catalog has no section with this id; correct the id or leave the entry out")
      }
      (counts[place].min, counts[place].max) = configuration.bounds(of: limit)
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
