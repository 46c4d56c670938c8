/// What is left of a personal text after its erasure: what it found, not what it said.
public struct ErasedText: Hashable, Sendable {
  /// The rows after the event, or the items that a scan found.
  public var matches: [ItemID]

  /// Makes the remains of a text.
  ///
  /// - Parameter matches: The rows after the event, or the items that a scan found.
  public init(matches: [ItemID]) {
    self.matches = matches
  }
}
