public import PickerEvents

/// How an item stopped being a pick.
public enum UnpickCause: Hashable, Sendable {
  /// Its row was tapped.
  case tap
  /// A newer pick took its room.
  case eviction(by: ItemID, limit: LimitKind)
  /// Another item took its place in a single choice.
  case replacement(by: ItemID)
  /// Deselect All took it off.
  case deselectAll
  /// The host set the selection.
  case set
  /// A step was taken back.
  case undo
  /// A step was done again.
  case redo
  /// The selection went back to that of the opening.
  case revert
}
