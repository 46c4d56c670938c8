internal import PickerEvents

/// A picker at one moment, with what is read off it there.
struct Moment<Picker: ReadablePicker> {
  /// The picker; a copy of it can be played on.
  let picker: Picker
  /// Every read-out.
  let reading: Reading
  /// All rows of the catalog.
  let rows: [CatalogRow]

  init(_ picker: Picker) {
    self.picker = picker
    reading = Reading(of: picker)
    rows = picker.catalogRows
  }

  /// The picks, oldest first.
  var picks: [ItemID] { reading.ids(.selected) }
}
