extension EventStore {
  /// What a log is opened for.
  public enum Access: Hashable, Sendable {
    /// Reading what exists: writes nothing and creates no file, not even beside the log.
    ///
    /// Where somebody else has the log open, SQLite then keeps this whole process from writing to
    /// it: a process that reads a log in this way closes it before it opens it for writing.
    case readOnly
    /// Reading and writing what exists.
    case existing
    /// Reading and writing, to a new log where there is none.
    case readWrite
  }
}
