internal import PickerEvents

/// Carrying out what an event does to the catalog.
extension PickerState {
  /// Carries it out.
  ///
  /// - Parameters:
  ///   - update: What happens to the catalog.
  ///   - joining: Which of the rows that join it the query leaves, where there is one.
  mutating func evolve(_ update: CatalogUpdate, joining: SearchUpdate.Joining?) {
    switch update {
    case .page(let plan): evolve(page: plan, joining)
    case .reload(let plan): evolve(reload: plan)
    }
  }

  /// Puts another catalog in the place of the present one; all its rows are shown at first.
  private mutating func evolve(reload plan: ReloadPlan) {
    roster = plan.roster
    sections = plan.sections
    data = plan.data
    shown = nil
    texts = nil
    if codes != nil { codes = CodeTable(roster) }
    for pick in selection.slots where roster.isRow(pick) {
      let traits = roster.traits(of: pick)
      sections.counts[Int(traits.section)].all.countPick(traits.enabled, by: 1)
    }
    sections.showAll()
    retally()
    requeue()
  }

  /// Puts rows into the catalog.
  ///
  /// - Parameters:
  ///   - plan: The rows.
  ///   - joining: Which of them the query leaves, where there is one.
  private mutating func evolve(page plan: PagePlan, _ joining: SearchUpdate.Joining?) {
    data = plan.data
    for section in plan.newSections {
      roster.appendSection()
      _ = sections.append(section.id, section.title, firstRow: roster.rowCount)
      sections.limitLast(by: configuration)
      tally.enter(sections.counts[sections.count - 1], configuration.sectionOverflow)
    }
    var slots: [Slot] = []
    slots.reserveCapacity(plan.rows.count)
    var moved: [(slot: Slot, from: PickTraits)] = []
    var lowest = sections.count
    for row in plan.rows {
      let slot = row.slot ?? roster.intern(row.id)
      slots.append(slot)
      if row.isUpdate {
        codes?.remove(roster.item(in: slot), slot)
        count(slot, by: -1)
        let traits = roster.traits(of: slot)
        let changes = roster.update(slot, to: row.item)
        if changes, selection.isPicked(slot) { moved.append((slot, traits)) }
      } else {
        lowest = Swift.min(lowest, row.section)
        if selection.isPicked(slot) { moved.append((slot, roster.traits(of: slot))) }
        roster.place(slot, row.item, in: row.section, isKnown: row.slot != nil)
      }
      count(slot, by: 1)
      codes?.insert(row.item, slot)
      fold(row.item, in: slot)
    }
    sections.renumber(from: lowest)
    selection.makeRoom(roster.count, sections.count)
    requeue(moved)
    if let joining { show(slots, joining) }
  }

  /// Counts a row, or one less.
  private mutating func count(_ slot: Slot, by step: Int) {
    let traits = roster.traits(of: slot)
    let place = Int(traits.section)
    let isPicked = selection.isPicked(slot)
    tally.leave(sections.counts[place], configuration.sectionOverflow)
    sections.counts[place].all.count(traits.enabled, isPicked: isPicked, by: step)
    if isShown(slot) {
      sections.counts[place].shown.count(traits.enabled, isPicked: isPicked, by: step)
    }
    tally.enter(sections.counts[place], configuration.sectionOverflow)
  }

  /// Keeps the folded texts up to date, where there are any.
  private mutating func fold(_ item: Item, in slot: Slot) {
    guard let count = texts?.count else { return }
    if slot < count {
      texts?.replace(Int(slot), with: item)
    } else {
      for _ in count..<Int(slot) { texts?.append(nil) }
      texts?.append(item)
    }
  }

  /// Adds everything up anew.
  mutating func retally() {
    tally = Tally()
    for section in sections.counts { tally.enter(section, configuration.sectionOverflow) }
  }

  /// Gives picks their places in the queues of evictions anew, after what bears on them changed.
  ///
  /// - Complexity: O(those picks) where their neighbours are like them; O(picks) at worst.
  private mutating func requeue(_ moved: [(slot: Slot, from: PickTraits)]) {
    guard !moved.isEmpty else { return }
    for pick in moved { selection.leaveQueues(pick.slot, pick.from) }
    let stamps = moved.map { (stamp: selection[selection.node(of: $0.slot)].stamp, slot: $0.slot) }
    queue(stamps.sorted { $0.stamp < $1.stamp }.map { $0.slot })
  }

  /// Orders the queues of evictions anew, after what bears on them changed.
  mutating func requeue() {
    selection.makeRoom(roster.count, sections.count)
    selection.requeue { [roster] in roster.traits(of: $0) }
  }
}
