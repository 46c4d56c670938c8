/// A promise that an event broke.
public struct BrokenInvariant: Hashable, Sendable {
  /// The promise.
  public let invariant: Invariant
  /// The place of the event in its session; the opening's is 1.
  public let sequence: Int
  /// What is wrong.
  public let words: String
}

extension BrokenInvariant: CustomStringConvertible {
  /// The promise, the place, and what is wrong.
  public var description: String {
    "\(invariant): \(words) after event \(sequence)"
  }
}
