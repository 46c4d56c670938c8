public import PickerEvents

/// One thing that is wanting in a selection (Behaviour.md, Ending).
public enum ValidityReason: Hashable, Sendable {
  /// Nothing is picked, and that is not allowed.
  case empty
  /// Fewer picks than the minimum.
  case tooFew(need: WholeNumber, have: Int)
  /// More picks than the maximum.
  case tooMany(limit: WholeNumber, have: Int)
  /// Fewer picks in a section than its minimum.
  case sectionTooFew(section: SectionID, need: WholeNumber, have: Int)
  /// More picks in a section than its maximum.
  case sectionTooMany(section: SectionID, limit: WholeNumber, have: Int)
  /// The note is empty and must not be.
  case noteRequired
  /// The note is longer than its limit, counted in the unit of its configuration.
  case noteTooLong(limit: WholeNumber, have: Int)

  /// The name as expectation lines write it.
  public var name: ExactText {
    switch self {
    case .empty: "empty"
    case .tooFew: "tooFew"
    case .tooMany: "tooMany"
    case .sectionTooFew: "sectionTooFew"
    case .sectionTooMany: "sectionTooMany"
    case .noteRequired: "noteRequired"
    case .noteTooLong: "noteTooLong"
    }
  }
}
