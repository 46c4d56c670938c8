/// One life of one pick: from the event that picked it to the one that took it off, or to the end.
public struct Choice: Hashable, Sendable {
  /// How a life ended before its session did.
  public struct End: Hashable, Sendable {
    /// The sequence of the event that ended it.
    public let sequence: Int
    /// Why.
    public let cause: UnpickCause

    /// Makes an end.
    ///
    /// - Parameters:
    ///   - sequence: The event that ended the life.
    ///   - cause: Why.
    public init(sequence: Int, cause: UnpickCause) {
      self.sequence = sequence
      self.cause = cause
    }
  }

  /// The item.
  public let item: ItemID
  /// The item's title.
  public let title: ExactText
  /// The sequence of the event that picked it.
  public let picked: Int
  /// How it was picked.
  public let cause: PickCause
  /// How it ended; nil where it was held to the end, or is still held.
  public let end: End?
  /// Whether it was among the committed picks.
  public let isCommitted: Bool

  /// Makes a life.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: The item's title.
  ///   - picked: The event that picked it.
  ///   - cause: How it was picked.
  ///   - end: How it ended; nil where it was held.
  ///   - isCommitted: Whether it was among the committed picks.
  public init(
    item: ItemID, title: ExactText, picked: Int, cause: PickCause, end: End?, isCommitted: Bool,
  ) {
    self.item = item
    self.title = title
    self.picked = picked
    self.cause = cause
    self.end = end
    self.isCommitted = isCommitted
  }
}
