package import PickerEvents

/// How the life of a pick ended, as `lives.why` says it; the numbers never change.
package enum EndCause: Int64, CaseIterable, Sendable {
  case tap = 1
  case evictedByTotal
  case evictedBySection
  case deselectAll
  case replaced
  case missing
  case reverted
  case undone
  case redone
  case set

  package init(_ cause: UnpickCause) {
    self =
      switch cause {
      case .tap: .tap
      case .evicted(_, .total): .evictedByTotal
      case .evicted(_, .section): .evictedBySection
      case .deselectAll: .deselectAll
      case .replaced: .replaced
      case .missing: .missing
      case .reverted: .reverted
      case .undone: .undone
      case .redone: .redone
      case .set: .set
      }
  }

  /// The numbers of those that name a newer pick, as SQL lists them.
  static var byNewer: String { sql { $0.namesNewer } }

  /// The numbers of some, as SQL lists them.
  static func sql(_ isIncluded: (EndCause) -> Bool) -> String {
    allCases.filter(isIncluded).map { "\($0.rawValue)" }.joined(separator: ", ")
  }

  /// Whether a newer pick took the room or the place.
  private var namesNewer: Bool {
    switch self {
    case .evictedByTotal, .evictedBySection, .replaced: true
    case .tap, .deselectAll, .missing, .reverted, .undone, .redone, .set: false
    }
  }

  /// Whether the user took the pick off again: of picks that the user made, a regret.
  package var isRegret: Bool {
    switch self {
    case .tap, .deselectAll, .undone: true
    case .evictedByTotal, .evictedBySection, .replaced, .missing, .reverted, .redone, .set: false
    }
  }

  /// The cause with the pick that took the room; nil where that is needed and missing.
  func cause(by newer: ItemID?) -> UnpickCause? {
    switch self {
    case .tap: .tap
    case .evictedByTotal: newer.map { .evicted(by: $0, limit: .total) }
    case .evictedBySection: newer.map { .evicted(by: $0, limit: .section) }
    case .deselectAll: .deselectAll
    case .replaced: newer.map { .replaced(by: $0) }
    case .missing: .missing
    case .reverted: .reverted
    case .undone: .undone
    case .redone: .redone
    case .set: .set
    }
  }

  /// The name, as the dictionary of the exports has it.
  package var name: String {
    switch self {
    case .tap: "tap"
    case .evictedByTotal, .evictedBySection: "evicted"
    case .deselectAll: "deselectAll"
    case .replaced: "replaced"
    case .missing: "missing"
    case .reverted: "reverted"
    case .undone: "undone"
    case .redone: "redone"
    case .set: "set"
    }
  }

  /// The maximum that made an evicted pick go.
  package var limit: LimitKind? {
    switch self {
    case .evictedByTotal: .total
    case .evictedBySection: .section
    case .tap, .deselectAll, .replaced, .missing, .reverted, .undone, .redone, .set: nil
    }
  }
}
