/// Which end of a session a reading begins at.
public enum ReadingOrder: Hashable, Sendable {
  /// From the first event wanted to the last.
  case oldestFirst
  /// From the last event wanted back to the first.
  case newestFirst
}
