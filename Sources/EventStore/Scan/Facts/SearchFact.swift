package import PickerEvents

/// An event that bears on what is searched for: typing, scans, answers, and whatever applied a
/// query.
package struct SearchFact: Hashable, Sendable {
  /// Its place in the session.
  package let sequence: Int
  /// When it happened, in microseconds since 1970, UTC.
  package let time: Int64
  /// What it is.
  package let kind: EventKind
  /// Whether it was accepted.
  package let isAccepted: Bool
  /// Whether it is a scan that picked, and so one that searches for nothing.
  package let hasPicked: Bool
  /// Whether it submitted a query that was erased from the record.
  package let isErased: Bool
  /// How many rows the query left that it applied or answered; nil where it did neither.
  package internal(set) var hits: Int?
}
