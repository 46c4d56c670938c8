public import PickerEvents

/// What comparing the stored rows of a projection with a fold from the beginning found.
public struct ProjectionComparison: Sendable {
  /// How many sessions were compared.
  public internal(set) var sessions: Int = 0
  /// How many of them have events that were not caught up yet.
  public internal(set) var behind: Int = 0
  /// How many of them cannot be followed to their end.
  public internal(set) var stopped: Int = 0
  /// How many of them have rows that differ.
  public internal(set) var different: Int = 0
  /// The first of those, with its first difference.
  public internal(set) var firstDifference: Difference?

  /// The first row of a session that is not what a fold makes it.
  public struct Difference: Hashable, Sendable {
    /// The session.
    public let session: SessionID
    /// The row's number in its session, from 1; of what a search found the event's.
    public let row: Int
    /// What is stored there; nil where a row is missing.
    public let stored: String?
    /// What should be; nil where there is a row too many.
    public let expected: String?
  }
}
