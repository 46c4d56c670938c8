public import PickerEvents

/// What came and went, as the host is told.
public struct SelectionChange: Hashable, Sendable {
  /// The picks that came, in order.
  public var added: [ItemID]
  /// The picks that were taken off, in their old order.
  public var removed: [ItemID]
  /// The picks that had to make room, in eviction order.
  public var evicted: [Eviction]
}
