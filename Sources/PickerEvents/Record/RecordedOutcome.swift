/// What came of an event, as a record keeps it.
public struct RecordedOutcome: Hashable, Sendable {
  /// Accepted or rejected.
  public var verdict: Verdict
  /// The picks that came, in order.
  public var added: ShortList<ItemID>
  /// The picks that were taken off, in their old order.
  public var removed: ShortList<ItemID>
  /// The picks that had to make room, in eviction order.
  public var evicted: ShortList<Eviction>

  /// Makes a record of an outcome.
  ///
  /// - Parameters:
  ///   - verdict: Accepted or rejected.
  ///   - added: The picks that came, in order.
  ///   - removed: The picks that were taken off, in their old order.
  ///   - evicted: The picks that had to make room, in eviction order.
  public init(
    verdict: Verdict,
    added: ShortList<ItemID> = ShortList([]),
    removed: ShortList<ItemID> = ShortList([]),
    evicted: ShortList<Eviction> = ShortList([]),
  ) {
    self.verdict = verdict
    self.added = added
    self.removed = removed
    self.evicted = evicted
  }
}
