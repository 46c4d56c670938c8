public import PickerEvents

extension PickerState {
  /// The header over all visible rows.
  ///
  /// - Complexity: O(1).
  public var header: HeaderState {
    // Where picks leave the list, no visible row is picked.
    configuration.hidesPicked
      ? .none : HeaderState(picked: tally.pickedEnabled, of: tally.enabled)
  }

  /// The header of each section, in display order.
  ///
  /// - Complexity: O(sections).
  public var sectionHeaders: [(section: SectionID, state: HeaderState)] {
    zip(sections.infos, sections.counts).map { info, counts in
      let state =
        configuration.hidesPicked
        ? .none : HeaderState(picked: counts.pickedEnabled, of: counts.enabled)
      return (info.id, state)
    }
  }

  /// What the button of the All header offers.
  ///
  /// - Complexity: O(1).
  public var headerButton: HeaderButton {
    guard configuration.mode == .multiple, visibleCount > 0 else { return .hidden }
    if header == .all { return .deselectAll }
    return ending == nil && alert == nil && selectAllRefusal == nil ? .selectAll : .disabled
  }

  /// How many rows the All list has.
  ///
  /// - Complexity: O(1).
  public var visibleCount: Int {
    roster.rowCount - (configuration.hidesPicked ? tally.resolved : 0)
  }

  /// What stands in place of rows.
  ///
  /// - Complexity: O(1).
  public var emptyState: EmptyState { roster.rowCount == 0 ? .noItems : .none }
}
