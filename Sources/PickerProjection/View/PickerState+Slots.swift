internal import PickerEvents

/// Where rows stand, in the catalog and on the screen.
extension PickerState {
  /// Whether a query leaves a row, be it picked or not.
  func isShown(_ slot: Slot) -> Bool { shown?.contains(slot) ?? roster.isRow(slot) }

  /// Whether the All list has a row.
  func isVisible(_ slot: Slot) -> Bool {
    isShown(slot) && !(configuration.hidesPicked && selection.isPicked(slot))
  }

  /// The number of a row in the whole catalog.
  func row(of slot: Slot) -> Int {
    sections.infos[Int(roster.traits(of: slot).section)].firstRow + roster.place(of: slot)
  }

  /// The slot of a row of the whole catalog.
  ///
  /// - Complexity: O(log sections).
  func slot(ofRow row: Int) -> Slot {
    let section = sections.section(ofRow: row)
    return roster.lists[section].slot(at: row - sections.infos[section].firstRow)
  }

  /// All rows of the catalog, in display order.
  var catalogSlots: [Slot] { Array(ListRows(roster)) }

  /// The rows of the All list, in display order.
  var visibleSlots: [Slot] {
    let rows = shown?.slots ?? catalogSlots
    guard configuration.hidesPicked else { return rows }
    return rows.filter { !selection.isPicked($0) }
  }

  /// The picks that the Selected section lists, whatever the viewport, oldest first
  /// (Behaviour.md, What a screen shows).
  var picksOfSelectedSection: [Slot] {
    guard configuration.selectedSection.enabled else { return [] }
    guard search.hasQuery else { return selection.slots }
    return switch configuration.selectedSection.whileSearching {
    case .all: selection.slots
    case .hidden: []
    case .filtered: selection.slots.filter { isShown($0) }
    }
  }
}
