public import PickerEvents

extension PickerState {
  /// What the row of an item shows.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Nil where the session never met the id.
  /// - Complexity: O(1).
  public func row(of item: ItemID) -> RowState? {
    guard let slot = roster.slot(of: item) else { return nil }
    let item = roster.item(in: slot)
    let isPicked = selection.isPicked(slot)
    return RowState(
      title: item.title, detail: item.detail, icon: item.icon,
      isEnabled: roster.isEnabled(slot), isPicked: isPicked, mark: mark(of: slot),
      isVisible: isVisible(slot))
  }
}
