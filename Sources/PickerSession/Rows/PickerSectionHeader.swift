public import Observation
internal import PickerEvents
public import PickerProjection

/// The header of a section that somebody looks at: it is told of its own changes and of no others.
///
/// Hold it as long as it is on the screen; the session does not. It belongs to the isolation domain
/// of its session.
@Observable
public final class PickerSectionHeader {
  /// The section.
  @ObservationIgnored public let section: SectionRows
  /// How much of it is picked.
  public internal(set) var picked: HeaderState
  /// The place of the section among all.
  @ObservationIgnored let place: Int

  init(_ section: SectionRows, _ picked: HeaderState, at place: Int) {
    self.section = section
    self.picked = picked
    self.place = place
  }
}
