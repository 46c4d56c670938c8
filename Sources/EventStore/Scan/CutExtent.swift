/// How much of a log a cut takes.
package enum CutExtent: Hashable, Sendable {
  /// Everything up to now.
  case all
  /// Events that landed after a position.
  case events(after: Int64)
  /// Whole sessions whose ending landed after a position: each session is of one such cut only.
  case endings(after: Int64)

  /// The position that is known already; 0 where none is.
  package var position: Int64 {
    switch self {
    case .all: 0
    case .events(let position), .endings(let position): position
    }
  }
}
