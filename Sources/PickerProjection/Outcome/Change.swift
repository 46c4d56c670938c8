internal import PickerEvents

/// What an accepted event does to the selection.
enum Change: Sendable {
  /// Nothing.
  case none
  /// One pick comes.
  case pick(Slot)
  /// One pick goes.
  case unpick(Slot)
  /// One pick goes, another comes.
  case swap(went: Slot, came: Slot)
  /// Picks go, in the order of the selection, then others come.
  case edit(went: [Slot], came: [Slot])
  /// The host's list takes the place of the selection.
  case replace([ItemID])
  /// The selection is the baseline again.
  case revert
  /// The last step is taken back.
  case undo
  /// The next step is done again.
  case redo
}
