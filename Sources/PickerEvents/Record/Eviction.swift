/// A pick that the machine removed because a newer one took its room.
public struct Eviction: Hashable, Sendable {
  /// The pick that went.
  public var item: ItemID
  /// The maximum that made it go.
  public var limit: LimitKind

  /// Makes an eviction.
  ///
  /// - Parameters:
  ///   - item: The pick that went.
  ///   - limit: The maximum that made it go.
  public init(item: ItemID, limit: LimitKind) {
    self.item = item
    self.limit = limit
  }
}
