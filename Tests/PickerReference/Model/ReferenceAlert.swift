/// A question on the screen.
public enum ReferenceAlert: String, Hashable, Sendable {
  /// Whether the changes are discarded.
  case discard
  /// What Done found wanting.
  case validation
}
