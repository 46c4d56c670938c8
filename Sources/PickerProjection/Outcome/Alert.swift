public import PickerEvents

/// A question or a notice that waits for its answer.
public enum Alert: Hashable, Sendable {
  /// May the changes be discarded?
  case discard
  /// Done found the selection wanting, for these reasons.
  case validation([ValidityReason])

  /// The name as expectation lines write it.
  public var name: ExactText {
    switch self {
    case .discard: "discard"
    case .validation: "validation"
    }
  }
}
