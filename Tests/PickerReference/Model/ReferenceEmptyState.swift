/// What is shown in place of rows.
public enum ReferenceEmptyState: String, Hashable, Sendable {
  /// The rows themselves.
  case none
  /// That there are no items.
  case noItems
  /// That nothing matches the query.
  case noResults
  /// That something is on its way.
  case loading
  /// That it did not arrive.
  case error
}
