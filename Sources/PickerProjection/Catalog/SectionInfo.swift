internal import PickerEvents

/// A section's name and place.
struct SectionInfo: Sendable {
  let id: SectionID
  let title: ExactText?
  /// The number of its first row in the whole catalog.
  var firstRow: Int
}
