public import PickerEvents

/// The first event of a replay that came out otherwise than it was recorded.
public struct Divergence: Hashable, Sendable {
  /// What differs.
  public enum Aspect: Hashable, Sendable {
    /// The verdict or the picks that came and went.
    case outcome
    /// The outcome is the same, but the digest of the state is not.
    case receipt
  }

  /// The event's place in its session, from 1.
  public let sequence: Int
  /// What differs.
  public let aspect: Aspect
  /// The outcome that was recorded.
  public let recordedOutcome: RecordedOutcome
  /// The outcome that came out.
  public let computedOutcome: RecordedOutcome
  /// The receipt that was recorded.
  public let recordedReceipt: Receipt
  /// The receipt that came out.
  public let computedReceipt: Receipt
}
