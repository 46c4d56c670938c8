extension EventStore {
  /// Where a log lives.
  public enum Location: Hashable, Sendable {
    /// In this process's memory, until the store goes away.
    case memory
    /// In a file; a relative path counts from the working folder.
    case file(path: String)

    /// The file's path; nil in memory.
    var path: String? {
      switch self {
      case .memory: nil
      case .file(let path): path
      }
    }
  }
}
