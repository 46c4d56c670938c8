public import PickerEvents

/// One way in which a selection, or the note, is wanting.
public enum ReferenceReason: Hashable, Sendable {
  /// Nothing is picked, and that is not allowed.
  case empty
  /// Fewer picks than the minimum.
  case tooFew(need: Int, have: Int)
  /// More picks than the maximum.
  case tooMany(limit: Int, have: Int)
  /// Fewer picks in a section than its minimum.
  case sectionTooFew(section: SectionID, need: Int, have: Int)
  /// More picks in a section than its maximum.
  case sectionTooMany(section: SectionID, limit: Int, have: Int)
  /// No note, and there must be one.
  case noteRequired
  /// A note above the limit.
  case noteTooLong

  /// The name as the session file writes it.
  public var name: String {
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
