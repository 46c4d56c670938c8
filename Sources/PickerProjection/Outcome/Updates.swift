internal import PickerEvents

/// What an event changes beside the picks; it lies apart, since a tap should not carry it.
struct Updates: Sendable {
  /// The rules that hold from now on.
  var rules: Configuration?
  var catalog: CatalogUpdate?
  var search: SearchUpdate?
  var screen: ScreenState?
  var scan: ScanMemory.Note?
  var note: NoteState?

  /// Whether an event changes anything of it.
  indirect enum Box: Sendable {
    case none
    case some(Updates)
  }
}
