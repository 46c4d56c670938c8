internal import PickerEvents

/// Whether an event changes the list, so that nobody draws it anew for nothing.
extension PickerState {
  /// What an event is going to do to the All list.
  ///
  /// - Parameter decision: One that this very state made.
  /// - Returns: What is known before it is carried out; `isListChanged(by:)` says the rest then.
  /// - Complexity: O(1) for a tap, or O(picks that came and went) where they leave the list; for an
  ///   event that brings other rows no more than the event.
  package func listChange(by decision: Decision) -> ListChange {
    let rows: SearchUpdate.Rows?
    let catalog: CatalogUpdate?
    switch decision.updates {
    case .none: (rows, catalog) = (nil, nil)
    case .some(let updates): (rows, catalog) = (updates.search?.rows, updates.catalog)
    }
    let isChanged: Bool
    switch (catalog, rows) {
    case (.none, .none), (.none, .same?), (.none, .joined?):
      return hidesChange(decision.outcome) ? .rows : .none
    case (.none, .all?): isChanged = !isList(ListRows(roster), roster.rowCount, after: decision)
    case (.none, .these(let slots)?):
      isChanged = !isList(ListRows(slots), slots.count, after: decision)
    case (.page(let plan)?, .joined(.asAnswer)?): isChanged = listIsChanged(by: plan, rows)
    // Where no row comes or goes, each stays in its section.
    case (.page(let plan)?, _): return listIsChanged(by: plan, rows) ? .rows : .none
    case (.reload(_)?, .these(let slots)?):
      isChanged = !isList(ListRows(slots), slots.count, after: decision)
    case (.reload(let plan)?, _):
      isChanged = !isList(ListRows(plan.roster), plan.roster.rowCount, after: decision)
    }
    return isChanged ? .rows : .sections(before: visibleSections)
  }

  /// Whether an event that was carried out has changed the list.
  ///
  /// - Parameter change: What was known of it before.
  /// - Returns: False where the rows, their order and their sections are the same as before.
  /// - Complexity: O(1), or O(sections) after other rows came.
  package func isListChanged(by change: ListChange) -> Bool {
    switch change {
    case .none: false
    case .rows: true
    case .sections(let before): visibleSections != before
    }
  }

  /// Whether any of the picks that come and go leaves or enters the list.
  private func hidesChange(_ outcome: Outcome) -> Bool {
    guard configuration.hidesPicked else { return false }
    func isOnList(_ id: ItemID) -> Bool { roster.slot(of: id).map { isShown($0) } ?? false }
    return outcome.added.contains(where: isOnList) || outcome.removed.contains(where: isOnList)
      || outcome.evicted.contains { isOnList($0.item) }
  }

  /// Whether rows are those of the list, in its order, without the picks where they leave it.
  private func isList(_ rows: ListRows, _ count: Int, after decision: Decision) -> Bool {
    let before = shown.map { ListRows($0.slots) } ?? ListRows(roster)
    guard configuration.hidesPicked else {
      return count == visibleCount && before.elementsEqual(rows)
    }
    let outcome = decision.outcome
    // Only looked up, never walked.
    let moved = Set(
      (outcome.added + outcome.removed + outcome.evicted.map { $0.item }).compactMap {
        roster.slot(of: $0)
      })
    return before.lazy.filter { !selection.isPicked($0) }
      .elementsEqual(rows.lazy.filter { !selection.isPicked($0) != moved.contains($0) })
  }

  private func listIsChanged(by plan: PagePlan, _ rows: SearchUpdate.Rows?) -> Bool {
    guard case .joined(let joining)? = rows else {
      return shown == nil && plan.rows.contains { !$0.isUpdate && !isHiddenPick($0) }
    }
    switch joining {
    case .asAnswer:
      // A row that the session never met cannot have been on the list.
      let slots = plan.rows.compactMap { $0.slot }
      guard slots.count == plan.rows.count else { return true }
      let before = shown.map { ListRows($0.slots) } ?? ListRows(roster)
      return !before.lazy.filter { isVisible($0) }
        .elementsEqual(slots.filter { !configuration.hidesPicked || !selection.isPicked($0) })
    case .atItsEnd:
      return plan.rows.contains { !wasShown($0) && !isHiddenPick($0) }
    case .matching(let matches):
      return zip(plan.rows, matches).contains { wasShown($0) != $1 && !isHiddenPick($0) }
    }
  }
}
