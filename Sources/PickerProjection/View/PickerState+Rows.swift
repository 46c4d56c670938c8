public import PickerEvents

extension PickerState {
  /// The ids of the All list's rows, in display order.
  ///
  /// - Complexity: O(items).
  public var visible: [ItemID] { ids(of: visibleSlots) }

  /// The mark of a row.
  func mark(of slot: Slot) -> RowMark {
    switch (configuration.selectionStyle, selection.isPicked(slot)) {
    case (.trailing, false): .none
    case (.trailing, true): .check
    case (.leading, false): .emptyCircle
    case (.leading, true): .checkedCircle
    }
  }

  /// The section that holds an item: its title, else its id, and its maximum in force.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Nil where no section holds it.
  /// - Complexity: O(1).
  public func section(of item: ItemID) -> (name: ExactText, max: WholeNumber?)? {
    guard let slot = roster.slot(of: item), roster.isRow(slot) else { return nil }
    let place = Int(roster.traits(of: slot).section)
    let info = sections.infos[place]
    return (info.title ?? info.id.text, sections.counts[place].max)
  }
}
