import EventStore

extension ToolError {
  /// What a log's error means for the tool.
  init(_ error: StoreError) {
    let status: ExitStatus =
      switch error.code {
      case .notFound, .isDirectory, .unreadable, .sessionNotFound, .ambiguousSession: .notFound
      case .notALog, .empty, .newerFormat, .damaged, .tooLarge, .tooManyEvents, .invalidBatch:
        .badInput
      case .busy: .busy
      case .cannotWrite, .sessionExists, .conflict: .cannotWrite
      default: .ioError
      }
    self.init(status, error.description, isDamage: error.code == .damaged)
  }
}
