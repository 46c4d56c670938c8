public import PickerEvents

/// The rows of the All list by their places in it, without making the list.
extension PickerState {
  /// The item in a row of the All list.
  ///
  /// - Parameter place: From 0, below `visibleCount`.
  /// - Returns: Its id; nil where the list has no such row.
  /// - Complexity: O(1) for what a query leaves, O(log sections) for the whole catalog. Where picks
  ///   leave the list O(picks log picks), since the place of a row depends on those above it.
  public func visibleItem(at place: Int) -> ItemID? {
    visibleItem(at: place, without: hiddenPicks)
  }

  /// The item in a row of the All list, found with picks that were looked up before.
  ///
  /// - Parameters:
  ///   - place: From 0, below `visibleCount`.
  ///   - hidden: The `hiddenPicks` of this very state.
  /// - Returns: Its id; nil where the list has no such row.
  /// - Complexity: O(log sections + log picks).
  package func visibleItem(at place: Int, without hidden: HiddenPicks) -> ItemID? {
    guard place >= 0, place < visibleCount else { return nil }
    let row = hidden.row(at: place)
    return roster.id(of: shown?.slots[row] ?? slot(ofRow: row))
  }

  /// The sections of the All list, in display order, by the places of their rows in it.
  ///
  /// A section without a row to show is left out. The rows of a host's answer stand in its own
  /// order, so they are one section without a name.
  ///
  /// - Complexity: O(sections).
  public var visibleSections: [SectionRows] {
    guard search.given == nil else {
      let rows = 0..<visibleCount
      return rows.isEmpty ? [] : [SectionRows(id: "", title: nil, rows: rows)]
    }
    var visible: [SectionRows] = []
    var first = 0
    for (info, counts) in zip(sections.infos, sections.counts) {
      let count = counts.shown.items - (configuration.hidesPicked ? counts.shown.picked : 0)
      guard count > 0 else { continue }
      visible.append(SectionRows(id: info.id, title: info.title, rows: first..<first + count))
      first += count
    }
    return visible
  }

  /// The picks that left the All list.
  ///
  /// - Complexity: O(picks log picks), at most O(rows); O(the answer) where one is shown.
  package var hiddenPicks: HiddenPicks {
    guard configuration.hidesPicked, tally.shown.picked > 0 else { return HiddenPicks([]) }
    guard search.given == nil, selection.count < tally.shown.items / 16 else {
      let rows = shown.map { ListRows($0.slots) } ?? ListRows(roster)
      return HiddenPicks(rows.enumerated().filter { selection.isPicked($1) }.map { $0.offset })
    }
    let picks = selection.slots.filter { isShown($0) }
    guard let slots = shown?.slots else { return HiddenPicks(picks.map { row(of: $0) }.sorted()) }
    return HiddenPicks(picks.map { place(of: $0, in: slots) }.sorted())
  }

  /// The picks that left the All list, from those that had before an event that left its rows alone.
  ///
  /// - Parameters:
  ///   - before: Those before the event.
  ///   - outcome: What came of the event; it was carried out.
  /// - Returns: Nil where it is better to look for them anew.
  /// - Complexity: O(log picks) a pick that came or went.
  package func hiddenPicks(
    _ before: consuming HiddenPicks, after outcome: Outcome,
  ) -> HiddenPicks? {
    guard configuration.hidesPicked else { return before }
    let changes = outcome.added.count + outcome.removed.count + outcome.evicted.count
    // An answer has an order of its own, in which no row is found by its place in the catalog.
    guard search.given == nil, changes <= 8 else { return nil }
    for item in outcome.added + outcome.removed + outcome.evicted.map({ $0.item }) {
      guard let slot = roster.slot(of: item), isShown(slot) else { continue }
      before.set(
        shown.map { place(of: slot, in: $0.slots) } ?? row(of: slot),
        isHidden: selection.isPicked(slot))
    }
    return before
  }

  /// The place of a row among rows in catalog order, one of which it is.
  func place(of slot: Slot, in slots: [Slot]) -> Int {
    let key = roster.catalogKey(of: slot)
    return slots.partitioningIndex { roster.catalogKey(of: $0) >= key }
  }
}
