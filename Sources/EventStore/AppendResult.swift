/// What an append came to.
public enum AppendResult: Hashable, Sendable {
  /// The events were written.
  case appended
  /// The same events stood there already, and nothing was written: the batch came a second time.
  case alreadyThere
}
