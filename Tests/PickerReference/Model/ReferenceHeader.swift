/// How much of what stands under a heading is picked.
public enum ReferenceHeader: String, Hashable, Sendable {
  /// Nothing, or there is nothing.
  case none
  /// A part.
  case some
  /// Everything.
  case all
}
