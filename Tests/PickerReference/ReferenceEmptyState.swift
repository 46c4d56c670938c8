/// What is shown in place of rows.
public enum ReferenceEmptyState: String, Hashable, Sendable {
  /// The rows themselves.
  case none
  /// That there are no items.
  case noItems
}
