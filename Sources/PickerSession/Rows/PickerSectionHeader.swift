public import Observation
internal import PickerEvents
public import PickerProjection

/// The header of a section that somebody looks at: it is told of its own changes and of no others.
///
/// Hold it as long as it is on the screen; the session does not. It belongs to the isolation domain
/// of its session.
@Observable
public final class PickerSectionHeader {
  /// What names the section.
  @ObservationIgnored let id: SectionID
  /// The section, by the places of its items in the catalog.
  ///
  /// It keeps its id. Where a reload takes the section away it has no rows, and keeps its title; it
  /// has rows again when the section comes back.
  public private(set) var section: SectionRows
  /// How much of what it shows is picked.
  public private(set) var picked: HeaderState

  init(_ section: SectionRows, _ picked: HeaderState) {
    id = section.id
    self.section = section
    self.picked = picked
  }

  /// Shows what the section is now.
  func show(_ section: SectionRows, _ picked: HeaderState) {
    self.section = section
    self.picked = picked
  }

  /// Shows that the catalog has no such section.
  func showNothing() {
    section = SectionRows(id: id, title: section.title, rows: 0..<0)
    picked = .none
  }
}
