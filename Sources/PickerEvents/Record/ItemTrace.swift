/// What a log says of an item beside its lives: who tried in vain, and what may have left it out.
package struct ItemTrace: Hashable, Sendable {
  /// An event that was aimed at the item and rejected.
  package struct Refusal: Hashable, Sendable {
    package var sequence: Int
    package var time: Timestamp
    package var reason: Reason

    package init(sequence: Int, time: Timestamp, reason: Reason) {
      self.sequence = sequence
      self.time = time
      self.reason = reason
    }
  }

  /// In order.
  package var refusals: [Refusal] = []
  /// Every Select All that was accepted, in order.
  package var selectAlls: [Int] = []
  /// Whether the catalog or the rules were changed on the way.
  package var changesRules = false
  /// When the events happened that the item's life is made of, by sequence; only looked up.
  package var times: [Int: Timestamp] = [:]
  /// The last event that was accepted: how the session ended, where it has.
  package var lastAccepted: Int?

  package init() {}
}
