internal import PickerEvents

extension PickerState {
  /// What is kept incrementally, counted again from nothing; the first thing that does not agree.
  ///
  /// For tests: an honest state gives nil after every event.
  ///
  /// - Complexity: O(items × sections): for small worlds.
  package var brokenInvariant: String? {
    let picks = selection.slots
    guard picks.count == selection.count, Set(picks).count == picks.count else {
      return "the picks are not unique, or their number is wrong"
    }
    let members = Set(picks)
    guard (0..<Slot(roster.count)).allSatisfy({ selection.isPicked($0) == members.contains($0) })
    else { return "isPicked is not membership" }
    guard parts.selection == pairSum(of: picks) else { return "the digest of the selection" }
    guard parts.baseline == pairSum(of: baseline) else { return "the digest of the baseline" }
    guard parts.rules == configuration.digest else { return "the digest of the rules" }
    guard parts.alert == alert?.digest ?? 0 else { return "the digest of the alert" }
    guard parts.ending == ending?.digest ?? 0 else { return "the digest of the ending" }
    guard differences == Set(picks).symmetricDifference(baseline).count else {
      return "the number of differences from the baseline"
    }
    guard selection.arenaSize <= 2 * roster.count + 2 else { return "the arena grows" }
    return brokenQueue(picks) ?? brokenCount(picks)
  }

  private func brokenQueue(_ picks: [Slot]) -> String? {
    let stamps = picks.map { selection[selection.node(of: $0)].stamp }
    guard zip(stamps, stamps.dropFirst()).allSatisfy(<) else { return "the stamps do not grow" }
    var evictable: [Slot] = []
    var node = selection.oldestEvictable
    while node != .none {
      evictable.append(selection[node].slot)
      node = selection.newerEvictable(than: node)
    }
    guard evictable == picks.filter({ roster.isEnabled($0) }) else { return "the eviction queue" }
    for place in 0..<Slot(sections.count) {
      var queue: [Slot] = []
      var node = selection.oldestEvictable(in: place)
      while node != .none {
        queue.append(selection[node].slot)
        node = selection.newerInSection(than: node)
      }
      guard queue == evictable.filter({ roster.traits(of: $0).section == place }) else {
        return "the eviction queue of section \(place)"
      }
    }
    return nil
  }

  private func brokenCount(_ picks: [Slot]) -> String? {
    var sum = Tally()
    for (place, counts) in sections.counts.enumerated() {
      let inside = picks.filter { roster.traits(of: $0).section == Slot(place) }
      guard counts.picked == inside.count,
        counts.pickedEnabled == inside.filter({ roster.isEnabled($0) }).count
      else { return "the counts of section \(place)" }
      sum.enter(counts, configuration.sectionOverflow)
    }
    return sum == tally ? nil : "the sums over the sections"
  }
}
