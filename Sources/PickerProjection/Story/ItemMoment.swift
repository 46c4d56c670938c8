public import PickerEvents

/// One thing that happened to an item.
public struct ItemMoment: Hashable, Sendable {
  /// What can happen to an item.
  public enum Kind: Hashable, Sendable {
    /// It became a pick, and how.
    case picked(PickCause)
    /// It stopped being a pick.
    case unpicked(UnpickCause)
    /// An attempt on it was rejected.
    case refused(Reason)
    /// Select All left it out for lack of room.
    case skipped
    /// The session ended while it was a pick, and whether it was committed then.
    case held(Ending, isCommitted: Bool)
  }

  /// The event's place in its session, from 1.
  public let sequence: Int
  /// When it happened.
  public let time: Timestamp
  /// What happened.
  public let kind: Kind
}
