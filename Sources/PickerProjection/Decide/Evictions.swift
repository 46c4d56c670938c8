internal import PickerEvents

/// The picks that make room for one more: those of its section first, then those of all.
struct Evictions {
  /// In eviction order.
  private(set) var picks: [Slot] = []
  /// How many of them, the first, go for the limit of their section.
  private var bySection = 0

  var count: Int { picks.count }

  /// Adds the next pick that goes.
  mutating func append(_ slot: Slot, for limit: LimitKind) {
    picks.append(slot)
    if limit == .section { bySection = picks.count }
  }

  /// In eviction order, each with the limit that made it go.
  func list(_ roster: Roster) -> [Eviction] {
    picks.indices.map {
      Eviction(item: roster.id(of: picks[$0]), limit: $0 < bySection ? .section : .total)
    }
  }

  /// Merged into the order of the selection; both parts are in that order already.
  func inSelectionOrder(_ selection: Selection) -> [Slot] {
    guard bySection > 0, bySection < picks.count else { return picks }
    var merged: [Slot] = []
    merged.reserveCapacity(count)
    var rest = picks[bySection...]
    for slot in picks[..<bySection] {
      let stamp = selection[selection.node(of: slot)].stamp
      while let next = rest.first, selection[selection.node(of: next)].stamp < stamp {
        merged.append(next)
        rest.removeFirst()
      }
      merged.append(slot)
    }
    return merged + rest
  }
}

extension PickerState {
  /// Finds who makes room for a pick (Behaviour.md, Picks, Tap).
  ///
  /// - Returns: Nil where there is no room and nobody can make any.
  /// - Complexity: O(evictions).
  func evictions(for slot: Slot) -> Evictions? {
    var evictions = Evictions()
    let section = roster.traits(of: slot).section
    let counts = sections.counts[Int(section)]
    let overSection = counts.max.map { counts.all.picked + 1 - Int(clamping: $0) } ?? 0
    if overSection > 0, configuration.sectionOverflow != .allow {
      guard configuration.sectionOverflow == .evictOldest,
        evict(overSection, from: section, &evictions)
      else { return nil }
    }
    let picks = selection.count + 1 - evictions.count
    let overTotal = configuration.max.map { picks - Int(clamping: $0) } ?? 0
    if overTotal > 0, configuration.overflow != .allow {
      guard configuration.overflow == .evictOldest,
        evict(overTotal, besides: section, &evictions)
      else { return nil }
    }
    return evictions
  }

  private func evict(_ number: Int, from section: Slot, _ evictions: inout Evictions) -> Bool {
    // Where they are too few, they are not walked: a tap that is refused must not cost the list.
    guard number <= selection.evictableCount(in: section) else { return false }
    var node = selection.oldestEvictable(in: section)
    while evictions.count < number {
      evictions.append(selection[node].slot, for: .section)
      node = selection.newerInSection(than: node)
    }
    return true
  }

  private func evict(_ number: Int, besides section: Slot, _ evictions: inout Evictions) -> Bool {
    let target = evictions.count + number
    guard target <= selection.evictableCount else { return false }
    // Those that went for the section are its oldest, so one stamp tells them from the others.
    let gone = evictions.picks.last.map { selection[selection.node(of: $0)].stamp } ?? 0
    var node = selection.oldestEvictable
    while evictions.count < target {
      let pick = selection[node]
      if pick.stamp > gone || roster.traits(of: pick.slot).section != section {
        evictions.append(pick.slot, for: .total)
      }
      node = selection.newerEvictable(than: node)
    }
    return true
  }
}
