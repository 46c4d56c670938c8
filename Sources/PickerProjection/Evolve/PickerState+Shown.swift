internal import PickerEvents

/// Keeping the rows that a query leaves, and what is counted of them.
extension PickerState {
  mutating func evolve(_ update: SearchUpdate) {
    search = update.state
    if let texts = update.texts { self.texts = texts }
    switch update.rows {
    case .same, .joined: break
    case .all:
      guard shown != nil else { return }
      shown = nil
      sections.showAll()
      retally()
    case .these(let slots): show(slots)
    }
  }

  /// Leaves these rows.
  ///
  /// - Complexity: O(rows before and after), whatever the catalog, once a query is applied.
  private mutating func show(_ slots: [Slot]) {
    if let before = shown?.slots {
      countShown(before[...], by: -1)
      shown?.replace(by: slots)
    } else {
      sections.showNone()
      retally()
      shown = ShownRows(slots, slotCount: roster.count)
    }
    countShown(slots[...], by: 1)
  }

  /// Leaves some of the rows that joined the catalog.
  mutating func show(_ joined: [Slot], _ joining: SearchUpdate.Joining) {
    switch joining {
    case .asAnswer: show(joined)
    case .atItsEnd: append(joined.filter { !isShown($0) })
    case .matching(let matches):
      let came = zip(joined, matches).filter { $1 && !isShown($0) }.map { $0.0 }
      let went = zip(joined, matches).filter { !$1 && isShown($0) }.map { $0.0 }
      countShown(went[...], by: -1)
      for slot in went {
        let key = roster.catalogKey(of: slot)
        shown?.remove(slot) { [roster] in roster.catalogKey(of: $0) < key }
      }
      // In catalog order, so that those of one section are counted together.
      let ordered = came.sorted { roster.catalogKey(of: $0) < roster.catalogKey(of: $1) }
      for slot in ordered {
        let key = roster.catalogKey(of: slot)
        shown?.insert(slot) { [roster] in roster.catalogKey(of: $0) < key }
      }
      countShown(ordered[...], by: 1)
    }
  }

  /// Leaves more rows, behind those that are left.
  private mutating func append(_ slots: [Slot]) {
    for slot in slots { shown?.append(slot) }
    countShown(slots[...], by: 1)
  }

  /// Counts rows as shown, or not any more; neighbours of one section go in together.
  private mutating func countShown(_ slots: ArraySlice<Slot>, by step: Int) {
    let policy = configuration.sectionOverflow
    var place = slots.startIndex
    while place < slots.endIndex {
      let section = roster.traits(of: slots[place]).section
      var counts = sections.counts[Int(section)]
      tally.leave(counts, policy)
      while place < slots.endIndex {
        let traits = roster.traits(of: slots[place])
        guard traits.section == section else { break }
        counts.shown.count(
          traits.enabled, isPicked: selection.isPicked(slots[place]), by: step)
        place += 1
      }
      tally.enter(counts, policy)
      sections.counts[Int(section)] = counts
    }
  }
}
