/// How an item became a pick.
public enum PickCause: Hashable, Sendable {
  /// It was picked when the session began.
  case preselected
  /// It was the only enabled item, and picked by itself when the session began.
  case onlyItem
  /// Its row was tapped.
  case tap
  /// Select All took it in.
  case selectAll
  /// The host set the selection.
  case set
  /// A step was taken back.
  case undo
  /// A step was done again.
  case redo
  /// The selection went back to that of the opening.
  case revert
}
