internal import PickerEvents

/// A range of rows, from the one that was tapped last (Behaviour.md, Picks, Range).
extension PickerState {
  func decide(range item: ItemID) -> Decision {
    guard configuration.isEditable else { return decision(rejecting: .notEditable) }
    guard configuration.mode == .multiple else { return decision(rejecting: .notMultiple) }
    guard let end = roster.slot(of: item), let start = rangeStart(to: end),
      let rows = rows(from: start, to: end)
    else { return decide(tap: item) }
    return decide(adding: rows)
  }

  /// The row that a range to another would begin at; nil where it would act as a tap.
  func rangeStart(to end: Slot) -> Slot? {
    isVisible(end) && anchor != .none && isVisible(anchor) && selection.count > 0 ? anchor : nil
  }

  /// The visible rows from one to another, both included, in display order.
  private func rows(from first: Slot, to last: Slot) -> ArraySlice<Slot>? {
    let rows = shown?.slots ?? catalogSlots(between: first, and: last)
    guard let one = index(of: first, in: rows), let other = index(of: last, in: rows) else {
      return nil
    }
    let range = rows[Swift.min(one, other)...Swift.max(one, other)]
    guard configuration.hidesPicked else { return range }
    return range.filter { !selection.isPicked($0) }[...]
  }

  /// Where a row lies among those of which it is one; an answer has an order of its own.
  private func index(of slot: Slot, in rows: [Slot]) -> Int? {
    search.given == nil ? place(of: slot, in: rows) : rows.firstIndex(of: slot)
  }

  /// The rows of the catalog from one to another.
  private func catalogSlots(between one: Slot, and other: Slot) -> [Slot] {
    let rows = [row(of: one), row(of: other)].sorted()
    return (rows[0]...rows[1]).map { slot(ofRow: $0) }
  }
}
