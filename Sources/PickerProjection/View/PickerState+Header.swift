public import PickerEvents

extension PickerState {
  /// The header over all visible rows.
  ///
  /// - Complexity: O(1).
  public var header: HeaderState {
    // Where picks leave the list, no visible row is picked.
    configuration.hidesPicked
      ? .none : HeaderState(picked: tally.shown.pickedEnabled, of: tally.shown.enabled)
  }

  /// The header of each section, in display order.
  ///
  /// - Complexity: O(sections).
  public var sectionHeaders: [(section: SectionID, state: HeaderState)] {
    sections.infos.indices.map { (sections.infos[$0].id, sectionHeader(at: $0)) }
  }

  /// The header of a section.
  ///
  /// - Parameter place: The place of the section in display order.
  /// - Returns: How much of it is picked.
  /// - Complexity: O(1).
  public func sectionHeader(at place: Int) -> HeaderState {
    let counts = sections.counts[place].shown
    return configuration.hidesPicked
      ? .none : HeaderState(picked: counts.pickedEnabled, of: counts.enabled)
  }

  /// What the button of the All header offers.
  ///
  /// - Complexity: O(1).
  public var headerButton: HeaderButton {
    guard configuration.mode == .multiple, visibleCount > 0 else { return .hidden }
    if header == .all { return .deselectAll }
    return ending == nil && alert == nil && selectAllRefusal == nil ? .selectAll : .disabled
  }
}
