/// How an item became a pick.
public enum PickCause: UInt8, CaseIterable, Hashable, Sendable {
  /// Its row was tapped.
  case tap = 1
  /// A range that ends at it, or holds it, was tapped.
  case range
  /// Select All took it in.
  case selectAll
  /// Its barcode was scanned.
  case scan
  /// It was picked when the session began.
  case preselected
  /// The host set the selection.
  case set
  /// It was the only enabled item, and picked by itself when the session began.
  case auto
  /// A step was taken back, and it came back with it.
  case undo
  /// A step was done again.
  case redo
  /// The selection went back to that of the opening.
  case revert
}

extension PickCause: NamedValue {
  /// The name as a log and the tool write it.
  public var name: String {
    switch self {
    case .tap: "tap"
    case .range: "range"
    case .selectAll: "selectAll"
    case .scan: "scan"
    case .preselected: "preselected"
    case .set: "set"
    case .auto: "auto"
    case .undo: "undo"
    case .redo: "redo"
    case .revert: "revert"
    }
  }
}

extension PickCause {
  /// Whether the user picked it, not the host, and not a step back.
  package var isOfUser: Bool {
    switch self {
    case .tap, .range, .selectAll, .scan: true
    case .preselected, .set, .auto, .undo, .redo, .revert: false
    }
  }
}
