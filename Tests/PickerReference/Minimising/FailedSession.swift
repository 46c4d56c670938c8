internal import PickerEvents

/// How a session fails.
public struct FailedSession: Hashable, Sendable {
  /// The kind of failure: a minimal session fails in the same way.
  public var kind: String
  /// The place of the event at which it fails; the opening's is 1.
  public var sequence: Int
  /// What is wrong, for the reader.
  public var words: String

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - kind: The kind of failure.
  ///   - sequence: The place of the event at which it fails.
  ///   - words: What is wrong.
  public init(kind: String, sequence: Int, words: String) {
    self.kind = kind
    self.sequence = sequence
    self.words = words
  }

  /// Takes a promise that was broken.
  ///
  /// - Parameter broken: The promise and the event.
  public init(_ broken: BrokenInvariant) {
    kind = broken.invariant.description
    sequence = broken.sequence
    words = broken.words
  }
}
