public import PickerEvents

/// One event of a session, as it is played.
public struct SessionStep: Hashable, Sendable {
  /// What the user or the host did.
  public var event: PickerEvent
  /// When.
  public var time: Timestamp
  /// What a record says of it; nil where there is none.
  public var verdict: Verdict?

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - event: What the user or the host did.
  ///   - time: When.
  ///   - verdict: What a record says of it.
  public init(_ event: PickerEvent, at time: Timestamp, recorded verdict: Verdict? = nil) {
    self.event = event
    self.time = time
    self.verdict = verdict
  }
}
