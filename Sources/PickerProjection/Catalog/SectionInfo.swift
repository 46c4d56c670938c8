internal import PickerEvents

/// A section's name and place.
struct SectionInfo: Sendable {
  let id: SectionID
  let title: ExactText?
  /// Its rows, as a range of slots.
  let rows: Range<Slot>
}
