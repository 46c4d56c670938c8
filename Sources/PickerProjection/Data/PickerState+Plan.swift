internal import PickerEvents

extension PickerState {
  /// Works out what an accepted event does to the catalog; nil where it does nothing.
  func catalogUpdate(of event: PickerEvent) throws(Refusal) -> CatalogUpdate? {
    switch event {
    case .pageLoaded(let page): return .page(try plan(page.rows, data))
    case .catalogReloaded(let reload): return .reload(try plan(reload))
    case .searchResultsArrived(let answer):
      guard case .catalog(let rows) = answer.rows else { return nil }
      return .page(try plan(rows, data))
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchChanged, .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed,
      .scanned, .scanFailed, .loadStarted, .loadFailed, .rulesChanged, .selectionSet,
      .viewportChanged, .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped,
      .dismissAttempted, .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone,
      .redone, .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet, .noteErrorSet,
      .abandoned:
      return nil
    }
  }

  /// Works out where rows go that join the catalog.
  ///
  /// - Parameters:
  ///   - given: The rows.
  ///   - data: The digest of the catalog without them.
  /// - Returns: The plan.
  /// - Throws: Where the rows contradict themselves; nothing of them is applied then.
  /// - Complexity: O(rows).
  func plan(_ given: CatalogRows, _ data: DataDigest) throws(Refusal) -> PagePlan {
    var plan = PagePlan(data: data)
    // Only looked up, never walked.
    var ids: Set<ItemID> = []
    var rowCounts: [Int: Int] = [:]
    for (section, items) in try groups(given) {
      let place: Int
      switch section {
      case .known(let known): place = known
      case .named(let section):
        place = sections.count + plan.newSections.count
        plan.newSections.append(Section(id: section.id, title: section.title, items: []))
        plan.data.append(section.id, section.title)
      }
      for item in items {
        let id = item.id ?? ItemID(String(roster.rowCount + plan.newRowCount))
        guard ids.insert(id).inserted else { throw Refusal(reason: .duplicateId) }
        let slot = roster.slot(of: id)
        if let slot, roster.isRow(slot) {
          let section = Int(roster.traits(of: slot).section)
          plan.data.replace(
            roster.item(in: slot), by: item, in: section, at: roster.place(of: slot))
          plan.rows.append(
            PagePlan.Row(id: id, item: item, slot: slot, isUpdate: true, section: section))
        } else {
          if let slot, let last = roster.knownItem(in: slot) {
            plan.data.comeBack(roster.digest(of: slot), last)
          }
          let count = rowCounts[place] ?? (place < sections.count ? roster.lists[place].count : 0)
          plan.data.add([item], in: place, from: count)
          rowCounts[place] = count + 1
          plan.newRowCount += 1
          plan.rows.append(
            PagePlan.Row(id: id, item: item, slot: slot, isUpdate: false, section: place))
        }
      }
    }
    return plan
  }

  /// A section that rows join.
  private enum Target {
    case known(Int)
    case named(Section)
  }

  /// The rows with the sections that they name.
  private func groups(
    _ given: CatalogRows,
  ) throws(Refusal) -> [(section: Target, items: [Item])] {
    switch given {
    case .items(let items):
      try check([Section(items: items)])
      // An empty page makes no section.
      guard sections.count > 0 || !items.isEmpty else { return [] }
      return [(sections.count > 0 ? .known(sections.count - 1) : .named(Section(items: [])), items)]
    case .sections(let given):
      try check(given)
      guard Set(given.map { $0.id }).count == given.count else {
        throw Refusal(reason: .duplicateId)
      }
      return Section.flattened(given, roster.identity).map { section in
        (sections.place(of: section.id).map { .known($0) } ?? .named(section), section.items)
      }
    }
  }

  /// Checks that items have ids where ids name them, and only there.
  func check(_ sections: [Section]) throws(Refusal) {
    var room = Int(Slot.max) - roster.count
    for section in sections {
      room -= section.items.count
      guard room > 0 else { throw Refusal(reason: .badConfiguration) }
      for place in section.items.indices
      where (section.items[place].id == nil) != (roster.identity == .index) {
        throw Refusal(reason: roster.identity == .index ? .idInIndexCatalog : .badConfiguration)
      }
    }
  }
}
