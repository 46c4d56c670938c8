/// Which of the host's handlers takes the committed values.
public enum ReferenceHandler: String, Hashable, Sendable {
  /// One position.
  case index
  /// Positions.
  case indexes
  /// One id.
  case id
  /// Ids.
  case ids
}
