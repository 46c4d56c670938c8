public import PickerEvents

/// How far a projection has come.
public struct CatchUpProgress: Sendable {
  /// How many events were taken in.
  public internal(set) var events: Int = 0
  /// How many sessions were brought up to their last event.
  public internal(set) var sessions: Int = 0
  /// How many sessions of the log cannot be followed to their end, those known before included.
  ///
  /// It and `firstStop` are there when the catching up has come to its end.
  public internal(set) var stopped: Int = 0
  /// The first of those, where they stopped, and why.
  public internal(set) var firstStop: Stop?
  /// Every event up to this position of the log was read.
  public internal(set) var position: Int64 = 0
  /// The position of the newest event when the catching up began.
  public internal(set) var head: Int64 = 0

  /// A session that could not be followed to its end.
  public struct Stop: Hashable, Sendable {
    /// The session.
    public let session: SessionID
    /// The event that could not be taken in.
    public let sequence: Int
    /// What is wrong with it, as a clause.
    public let why: String
  }
}
