/// Why a session cannot be projected any further.
package struct ProjectionStop: Hashable, Sendable {
  /// The event that it stops at.
  package var sequence: Int
  /// What is wrong with it, as a clause.
  package var why: String

  package init(sequence: Int, why: String) {
    self.sequence = sequence
    self.why = why
  }
}
