package import PickerEvents

/// Picks that began at one event, in one way, and ended at one event, in one way.
package struct LifeFact: Hashable, Sendable {
  /// How many.
  package let count: Int
  /// The event that picked them.
  package let picked: Int
  /// How.
  package let cause: PickCause
  /// How they ended; nil where they were held, or are still held.
  package let end: EndCause?
  /// Whether they were committed.
  package let isCommitted: Bool

  package init(count: Int, picked: Int, cause: PickCause, end: EndCause?, isCommitted: Bool) {
    self.count = count
    self.picked = picked
    self.cause = cause
    self.end = end
    self.isCommitted = isCommitted
  }
}
