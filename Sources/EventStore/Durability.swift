extension EventStore {
  /// What is promised when an append returns.
  ///
  /// All of them survive a crash of the process, and no power loss ever leaves half an append.
  public enum Durability: Hashable, Sendable {
    /// The event that ends a session survives a power loss, with all before it.
    ///
    /// What was appended since then may be lost with the power, its newest events first. Another
    /// append waits for the disk only where some thousand have gone by without an ending, so that
    /// the file beside the log stays small.
    case endings
    /// Every append survives a power loss; each waits for the disk.
    case everyEvent
    /// As `endings`, but endings do not wait either.
    case relaxed
  }
}
