/// The question before changes are discarded.
public struct AlertConfiguration: Hashable, Sendable {
  /// What it asks.
  public var message: ExactText = "Are you sure you want to discard your selections?"
  /// The answer that discards.
  public var discardTitle: ExactText = "Discard Changes"
  /// The answer that goes on.
  public var keepTitle: ExactText = "Keep Editing"

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: AlertSetting) {
    switch setting {
    case .message(let value): message = value
    case .discardTitle(let value): discardTitle = value
    case .keepTitle(let value): keepTitle = value
    }
  }
}
