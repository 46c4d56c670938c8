extension EventStore {
  /// What a log is opened for.
  public enum Access: Hashable, Sendable {
    /// Reading what exists: writes nothing and creates no file, not even beside the log.
    ///
    /// The same process may open the log for writing as well, before or after; its readers then
    /// read beside its writers. That holds for stores: another use of SQLite in this process cannot
    /// write to a log that somebody else has open and a store of this process reads.
    ///
    /// A log that was left by a writer that was killed, in a folder that may not be changed, is
    /// read from a private copy as it was at that moment: `EventStore.notice` says so, and what is
    /// appended later does not come.
    case readOnly
    /// Reading and writing what exists.
    case existing
    /// Reading and writing, to a new log where there is none.
    case readWrite
  }
}
