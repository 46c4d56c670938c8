public import PickerEvents

/// What an alert says.
public struct AlertTexts: Hashable, Sendable {
  /// Its title, if it has one.
  public let title: ExactText?
  /// What it says or asks.
  public let message: ExactText
  /// The answers, the one that changes nothing last.
  public let answers: [ExactText]
}
