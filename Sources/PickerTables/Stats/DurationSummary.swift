/// How long something took, over many sessions; in microseconds.
package struct DurationSummary: Hashable, Sendable {
  /// In how many sessions it happened.
  package var count = 0
  /// The median, by nearest rank; nil where it never happened.
  package var median: Int64?
  /// What nine in ten did not exceed, by nearest rank.
  package var p90: Int64?
}
