public import PickerEvents

/// What came of one event.
public struct ReferenceOutcome: Hashable, Sendable {
  /// Accepted or rejected.
  public var verdict: Verdict = .accepted
  /// The picks that came, in order.
  public var added: [ItemID] = []
  /// The picks that were taken off, in their old order.
  public var removed: [ItemID] = []
  /// The picks that had to make room, in eviction order.
  public var evicted: [Eviction] = []
  /// How many items a bulk event found no room for.
  public var skipped: Int = 0
  /// The names of the effects, in order.
  public var effects: [String] = []

  /// Why the event was rejected; nil where it was not.
  public var reason: Reason? {
    switch verdict {
    case .accepted: nil
    case .rejected(let reason): reason
    }
  }

  /// The order in which the effects of one event are told.
  private static let order: [String] = [
    "selectionChanged", "valueChosen", "noteChanged", "searchRequested", "scrollToTop",
    "pageRequested", "committed", "cancelled", "dismissed",
  ]

  /// Puts the effects in the contract's order, whatever order they were found in.
  mutating func putEffectsInOrder() { effects = Self.order.filter { effects.contains($0) } }

  /// An accepted event that changed nothing.
  public init() {}

  /// A rejected event.
  ///
  /// - Parameter reason: Why.
  public init(rejected reason: Reason) {
    verdict = .rejected(reason)
  }
}
