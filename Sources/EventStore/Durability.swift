extension EventStore {
  /// What is promised when an append returns.
  ///
  /// All of them survive a crash of the process, and no power loss ever leaves half an append.
  public enum Durability: Hashable, Sendable {
    /// The event that ends a session survives a power loss, with all before it.
    ///
    /// What was appended since then may be lost with the power, its newest events first. What is in
    /// the WAL beside the log is moved into the log at endings and in the background. So another
    /// append waits for the disk in two cases only: where the WAL begins anew, for one sync of its
    /// first page, once in some thousand appends; and where it has grown past 64 MB, because more
    /// was written in one go than the background could move or because others kept reading it.
    case endings
    /// Every append survives a power loss; each waits for the disk.
    case everyEvent
    /// As `endings`, but endings do not wait either.
    case relaxed
  }
}
