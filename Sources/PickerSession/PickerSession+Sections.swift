internal import PickerProjection

extension PickerSession {
  /// A section's header to look at: it is kept up to date as long as somebody holds it.
  ///
  /// - Parameter place: The place of the section in `sections`, from 0.
  /// - Returns: The same header for the same section while it is held.
  /// - Complexity: O(1).
  public func sectionHeader(at place: Int) -> PickerSectionHeader {
    if let header = sectionHeaders[place] { return header }
    let header = machine.read { state in
      PickerSectionHeader(state.sectionRows(at: place), state.sectionHeader(at: place), at: place)
    }
    sectionHeaders.add(header, of: place)
    return header
  }

  /// Sets the section headers that an event changed.
  ///
  /// - Complexity: O(headers that are held, or picks that came and went, whichever are fewer).
  func showSections(_ outcome: Outcome) {
    guard sectionHeaders.count > 0, outcome.verdict == .accepted else { return }
    guard outcome.changeCount < sectionHeaders.count else { return showAllSections() }
    outcome.forEachChange { item in
      guard let place = machine.read({ $0.sectionPlace(of: item) }) else { return }
      if let header = sectionHeaders[place] { show(header) }
    }
  }

  /// Sets all section headers that somebody holds, where they changed.
  func showAllSections() {
    for header in sectionHeaders.all { show(header) }
  }

  private func show(_ header: PickerSectionHeader) {
    header.picked = machine.read { $0.sectionHeader(at: header.place) }
  }
}
