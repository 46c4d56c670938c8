/// How an item stopped being a pick.
public enum UnpickCause: Hashable, Sendable {
  /// Its row was tapped.
  case tap
  /// A newer pick took its room.
  case evicted(by: ItemID, limit: LimitKind)
  /// Deselect All took it off.
  case deselectAll
  /// Another item took its place in a single choice.
  case replaced(by: ItemID)
  /// A reload did not bring it any more.
  case missing
  /// The selection went back to that of the opening.
  case reverted
  /// A step was taken back.
  case undone
  /// A step was done again.
  case redone
  /// The host set the selection.
  case set

  /// The pick that took the room or the place.
  public var newer: ItemID? {
    switch self {
    case .evicted(let newer, _), .replaced(let newer): newer
    case .tap, .deselectAll, .missing, .reverted, .undone, .redone, .set: nil
    }
  }

  /// The name as a log and the tool write it.
  public var name: String {
    switch self {
    case .tap: "tap"
    case .evicted: "evicted"
    case .deselectAll: "deselectAll"
    case .replaced: "replaced"
    case .missing: "missing"
    case .reverted: "reverted"
    case .undone: "undone"
    case .redone: "redone"
    case .set: "set"
    }
  }
}

extension UnpickCause {
  /// The maximum that an evicted pick ran into.
  package var limit: LimitKind? {
    switch self {
    case .evicted(_, let limit): limit
    case .tap, .deselectAll, .replaced, .missing, .reverted, .undone, .redone, .set: nil
    }
  }
}
