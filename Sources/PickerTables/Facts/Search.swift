package import PickerEvents

/// A query that was applied or answered, and what it found.
package struct Search: Hashable, Sendable {
  /// The event that applied or answered it.
  package let sequence: Int
  /// When, in microseconds since 1970, UTC.
  package let time: Int64
  /// What was searched for; nil where it was erased from the record.
  package let query: ExactText?
  /// How many rows it left.
  package let hits: Int
  /// Whether the query was meant, and not on the way to another.
  package internal(set) var isSettled = true
}
