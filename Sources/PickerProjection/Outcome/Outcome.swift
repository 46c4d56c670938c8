public import PickerEvents

/// What came of an event, in full.
public struct Outcome: Hashable, Sendable {
  /// Accepted or rejected.
  public var verdict: Verdict
  /// The picks that came, in order.
  public var added: [ItemID] = []
  /// The picks that were taken off, in their old order.
  public var removed: [ItemID] = []
  /// The picks that had to make room, in eviction order.
  public var evicted: [Eviction] = []
  /// How many items a bulk event left out for lack of room.
  public var skipped: Int = 0
  /// The whole new selection, where the event set it outright: undone, redone, set, reverted.
  public var selection: ShortList<ItemID>?
  /// What the host is told, in order.
  public var effects: [Effect] = []

  /// Makes an outcome in which nothing came or went.
  ///
  /// - Parameter verdict: Accepted or rejected.
  public init(verdict: Verdict) {
    self.verdict = verdict
  }

  /// An event that changed nothing, and why.
  package static func rejected(_ reason: Reason) -> Outcome { Outcome(verdict: .rejected(reason)) }

  /// The outcome as a record keeps it.
  public var recorded: RecordedOutcome {
    RecordedOutcome(
      verdict: verdict, added: ShortList(added), removed: ShortList(removed),
      evicted: ShortList(evicted))
  }

  /// Whether a record says the same, without making one.
  ///
  /// - Parameter record: What was recorded.
  /// - Returns: Whether verdict, added, removed and evicted agree.
  public func matches(_ record: RecordedOutcome) -> Bool {
    verdict == record.verdict && Self.same(added, record.added)
      && Self.same(removed, record.removed) && Self.same(evicted, record.evicted)
  }

  private static func same<Element>(_ list: [Element], _ record: ShortList<Element>) -> Bool {
    list.count == record.count && (!record.isWhole || list == record.elements)
  }
}
