/// Bounds given in one piece, as SelectionViewController gives them (Behaviour.md).
public enum SelectionType: Hashable, Sendable {
  /// Bounds over the whole list; a maximum of one makes it a single choice.
  case all(min: WholeNumber, max: WholeNumber?)
  /// Bounds for every section and in total; the total is judged at Done.
  case sectioned(
    sectionMin: WholeNumber, sectionMax: WholeNumber?, totalMin: WholeNumber, totalMax: WholeNumber?
  )

  /// Exactly one of all.
  public static let single = SelectionType.all(min: 1, max: 1)
  /// Exactly one in each section.
  public static let singleSectioned = SelectionType.sectioned(
    sectionMin: 1, sectionMax: 1, totalMin: 1, totalMax: nil)
  /// One or more of all.
  public static let multiple = SelectionType.all(min: 1, max: nil)
  /// One or more in each section.
  public static let multipleSectioned = SelectionType.sectioned(
    sectionMin: 1, sectionMax: nil, totalMin: 1, totalMax: nil)

  /// What the type says, as single settings.
  public var settings: [Setting] {
    switch self {
    case .all(let min, let max):
      [
        .mode(max == 1 ? .single : .multiple), .min(min), .max(max), .overflow(.evictOldest),
      ]
    case .sectioned(let sectionMin, let sectionMax, let totalMin, let totalMax):
      [
        .mode(.multiple), .min(totalMin), .max(totalMax), .sectionMin(sectionMin),
        .sectionMax(sectionMax), .overflow(.allow), .sectionOverflow(.evictOldest),
      ]
    }
  }
}
