extension EventStore {
  /// What a log is opened for.
  public enum Access: Hashable, Sendable {
    /// Reading what exists: writes nothing and creates no file, not even beside the log.
    case readOnly
    /// Reading and writing what exists.
    case existing
    /// Reading and writing, to a new log where there is none.
    case readWrite
  }
}
