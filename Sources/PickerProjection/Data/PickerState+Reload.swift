internal import PickerEvents

/// Another catalog in the place of the present one (Behaviour.md, Picks, Data).
extension PickerState {
  func decide(reload: Reload) -> Decision {
    do throws(Refusal) {
      let plan = try plan(reload)
      var draft = draft
      draft.updates.catalog = .reload(plan)
      draft.parts.data = plan.data.value
      draft.hasMore = plan.data.hasMore
      let missing = configuration.missingPicks == .drop ? missing(plan.roster) : []
      if !missing.isEmpty {
        draft.outcome.removed = ids(of: missing)
        draft.step(.edit(went: missing, came: []), to: pairSum(without: missing, with: []))
        if configuration.isLive { draft.tellChange() }
      }
      show(plan, &draft)
      settleLoad(&draft)
      return decision(draft)
    } catch {
      return decision(rejecting: error.reason)
    }
  }

  /// The enabled picks that a catalog lacks, oldest first.
  private func missing(_ roster: Roster) -> [Slot] {
    selection.slots.filter { !roster.isRow($0) && roster.isEnabled($0) }
  }

  /// Works out another catalog, with what is known of the present one.
  ///
  /// - Parameter reload: The catalog.
  /// - Returns: The plan.
  /// - Throws: Where the catalog contradicts itself.
  /// - Complexity: O(items before and after).
  func plan(_ reload: Reload) throws(Refusal) -> ReloadPlan {
    try check(reload.sections)
    guard Set(reload.sections.map { $0.id }).count == reload.sections.count else {
      throw Refusal(reason: .duplicateId)
    }
    let given = Section.flattened(reload.sections, roster.identity)
    var plan = ReloadPlan(
      roster: roster, sections: Sections(), data: DataDigest(departed: data.departed))
    let reloaded = plan.roster.reload(given)
    guard reloaded.twice == nil else { throw Refusal(reason: .duplicateId) }
    plan.data.hasMore = reload.hasMore
    var firstRow = 0
    for (place, section) in given.enumerated() {
      plan.data.append(section.id, section.title)
      plan.data.add(section.items[...], in: place, from: 0)
      _ = plan.sections.append(section.id, section.title, firstRow: firstRow)
      plan.sections.counts[place].all = RowCounts(items: section.items)
      firstRow += section.items.count
    }
    for slot in reloaded.gone {
      plan.data.depart(roster.digest(of: slot), roster.item(in: slot))
    }
    for (slot, item) in reloaded.back { plan.data.comeBack(roster.digest(of: slot), item) }
    plan.sections.limit(by: configuration)
    return plan
  }

  /// Says which rows of the new catalog the query leaves.
  private func show(_ plan: ReloadPlan, _ draft: inout Draft) {
    var rows = SearchUpdate.Rows.all
    if let shown, let given = search.given {
      let left = shown.slots.filter { plan.roster.isRow($0) }
      var next = search
      next.given = SearchState.GivenRows(sum: pairSum(of: left), hasMore: given.hasMore)
      rows = .these(left)
      draft.set(next, rows)
    } else if shown != nil, let query = search.query {
      let texts = texts(ofNext: plan.roster)
      rows = self.rows(matching: SearchQuery(query), texts, of: plan.roster)
      draft.set(search, rows, texts)
    }
    draft.visibleCount = visibleCount(rows, plan.roster)
  }

  /// How many rows the All list has with a new catalog; picks that it drops are no rows of it.
  private func visibleCount(_ rows: SearchUpdate.Rows, _ roster: Roster) -> Int {
    if case .these(let slots) = rows {
      return configuration.hidesPicked ? slots.count { !selection.isPicked($0) } : slots.count
    }
    guard configuration.hidesPicked else { return roster.rowCount }
    return roster.rowCount - selection.slots.count { roster.isRow($0) }
  }
}
