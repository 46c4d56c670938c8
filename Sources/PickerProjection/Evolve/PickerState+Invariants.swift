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
    guard evictable == picks.filter({ roster.isEnabled($0) }),
      selection.evictableCount == evictable.count
    else { return "the eviction queue" }
    for place in 0..<Slot(sections.count) {
      var queue: [Slot] = []
      var node = selection.oldestEvictable(in: place)
      while node != .none {
        queue.append(selection[node].slot)
        node = selection.newerInSection(than: node)
      }
      guard queue == evictable.filter({ roster.traits(of: $0).section == place }),
        selection.evictableCount(in: place) == queue.count
      else { return "the eviction queue of section \(place)" }
    }
    return nil
  }

  private func brokenCount(_ picks: [Slot]) -> String? {
    var sum = Tally()
    for (place, counts) in sections.counts.enumerated() {
      var all = RowCounts()
      var left = RowCounts()
      for slot in 0..<Slot(roster.count) where roster.traits(of: slot).section == Slot(place) {
        let isEnabled = roster.isEnabled(slot)
        all.count(isEnabled, isPicked: selection.isPicked(slot), by: 1)
        if isShown(slot) {
          left.count(isEnabled, isPicked: selection.isPicked(slot), by: 1)
        }
      }
      guard counts.all == all else { return "the counts of section \(place)" }
      guard counts.shown == left else { return "the counts of the rows left in section \(place)" }
      sum.enter(counts, configuration.sectionOverflow)
    }
    return sum == tally ? brokenRow : "the sums over the sections"
  }

  /// What is wrong with where rows stand.
  private var brokenRow: String? {
    var row = 0
    for (place, list) in roster.lists.enumerated() {
      guard sections.infos[place].firstRow == row else { return "the first row of \(place)" }
      guard sections.place(of: sections.infos[place].id) == place else {
        return "where section \(place) is found"
      }
      for inside in 0..<list.count {
        let slot = list.slot(at: inside)
        guard roster.traits(of: slot).section == Slot(place), roster.place(of: slot) == inside,
          self.row(of: slot) == row, self.slot(ofRow: row) == slot,
          roster.slot(of: roster.id(of: slot)) == slot,
          list.items[inside].enabled == roster.isEnabled(slot)
        else { return "row \(row)" }
        row += 1
      }
    }
    guard row == roster.rowCount else { return "the number of rows" }
    return brokenDigest ?? brokenSearch
  }

  private var brokenDigest: String? {
    var data = DataDigest()
    data.hasMore = hasMore
    for (place, list) in roster.lists.enumerated() {
      data.append(sections.infos[place].id, sections.infos[place].title)
      data.add(list.items[...], in: place, from: 0)
    }
    for slot in 0..<Slot(roster.count) where !roster.isRow(slot) {
      if let item = roster.knownItem(in: slot) { data.depart(roster.digest(of: slot), item) }
    }
    guard parts.data == data.value else { return "the digest of the data" }
    guard parts.search == search.digest else { return "the digest of the search" }
    guard parts.screen == screen.digest else { return "the digest of the screen" }
    guard parts.anchor == (anchor == .none ? 0 : roster.digest(of: anchor)) else {
      return "the digest of the range's anchor"
    }
    var scanned: UInt64 = 0
    for scan in scans.notes { scanned &+= ScanMemory.term(scan.value, scan.time) }
    return parts.scans == scanned ? nil : "the digest of the scans"
  }

  /// What is wrong with the rows that the query leaves, and with what finds rows.
  private var brokenSearch: String? {
    if let given = search.given {
      guard let shown, given.sum == pairSum(of: shown.slots) else {
        return "the digest of the rows that were given"
      }
    }
    if let shown {
      guard shown.slots.allSatisfy({ roster.isRow($0) && shown.contains($0) }),
        Set(shown.slots).count == shown.slots.count
      else { return "the rows that the query leaves" }
    }
    if let texts, let query = search.query, search.given == nil,
      configuration.search.matching == .builtin
    {
      let query = SearchQuery(query)
      let rows = catalogSlots.filter { query.matches(roster.item(in: $0)) }
      guard rows == (shown?.slots ?? catalogSlots) else { return "the rows that match" }
      for slot in 0..<Slot(texts.count) where !query.isEmpty && roster.isRow(slot) {
        guard texts.matches(query, entry: Int(slot)) == query.matches(roster.item(in: slot)) else {
          return "the folded text of row \(slot)"
        }
      }
    }
    if let codes {
      for slot in catalogSlots {
        for code in roster.item(in: slot).codes {
          let found = codes.find(ScanCode(code))
          guard found.count > 1 || found.slot == slot else { return "where a code is found" }
        }
      }
    }
    return nil
  }
}
