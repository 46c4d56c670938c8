public import PickerEvents
internal import PickerProjection

extension PickerSession {
  /// A section's header to look at: it is kept up to date as long as somebody holds it.
  ///
  /// - Parameter section: The id of a section of the catalog.
  /// - Returns: The same header for the same section while it is held; nil where the catalog has no
  ///   such section.
  /// - Complexity: O(1).
  public func sectionHeader(_ section: SectionID) -> PickerSectionHeader? {
    machine.read { $0.sectionPlace(named: section) }.flatMap { sectionHeader(at: $0) }
  }

  /// A section's header to look at, by its place.
  ///
  /// The header stays with its section, also where a reload gives the section another place.
  ///
  /// - Parameter place: The place of the section in `sections`, from 0.
  /// - Returns: The same header for the same section while it is held; nil where there is none, for
  ///   a screen that is not drawn anew yet.
  /// - Complexity: O(1).
  public func sectionHeader(at place: Int) -> PickerSectionHeader? {
    guard machine.read({ (0..<$0.sectionCount).contains(place) }) else { return nil }
    let section = machine.read { $0.sectionRows(at: place) }
    if let header = sectionHeaders[section.id] { return header }
    let header = PickerSectionHeader(section, machine.read { $0.sectionHeader(at: place) })
    sectionHeaders.add(header, of: section.id)
    return header
  }

  /// Sets the section headers that picks changed.
  ///
  /// - Complexity: O(headers that are held, or picks that came and went, whichever are fewer).
  func showSections(_ outcome: Outcome) {
    guard sectionHeaders.count > 0, outcome.verdict == .accepted else { return }
    guard outcome.changeCount < sectionHeaders.count else { return showAllSections() }
    outcome.forEachChange { item in
      guard let place = machine.read({ $0.sectionPlace(of: item) }) else { return }
      let section = machine.read { $0.sectionRows(at: place) }
      sectionHeaders[section.id]?.show(section, machine.read { $0.sectionHeader(at: place) })
    }
  }

  /// Sets all section headers that somebody holds, where they changed.
  func showAllSections() {
    for header in sectionHeaders.all {
      if let place = machine.read({ $0.sectionPlace(named: header.id) }) {
        header.show(
          machine.read { $0.sectionRows(at: place) }, machine.read { $0.sectionHeader(at: place) })
      } else {
        header.showNothing()
      }
    }
  }
}
