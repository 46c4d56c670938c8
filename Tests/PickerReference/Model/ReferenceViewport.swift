/// What of the All list is on the screen.
struct ReferenceViewport: Hashable, Sendable {
  /// The first row, from 0.
  let first: Int
  /// How many rows fit.
  let capacity: Int
}
