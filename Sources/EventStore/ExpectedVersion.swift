/// Where a session must stand for a batch to be appended to it.
///
/// A batch that stands in the session already is no conflict where the expectation is the one that
/// it could have been appended with; see `EventStore.append`.
public enum ExpectedVersion: Hashable, Sendable {
  /// Wherever the batch's own first sequence says.
  case any
  /// The session must be a new one.
  case mustNotExist
  /// The session must have been begun.
  case mustExist
  /// The last event must have this sequence; 0 for a session that must not exist.
  case exactly(Int)
}
