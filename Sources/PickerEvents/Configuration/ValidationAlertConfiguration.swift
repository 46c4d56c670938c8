/// What is said when Done finds the selection wanting.
public struct ValidationAlertConfiguration: Hashable, Sendable {
  /// Its title; nil takes the picker's.
  public var title: ExactText?
  /// Its message; nil makes one of the reasons.
  public var message: ExactText?
  /// The button that closes it.
  public var dismissTitle: ExactText = "OK"

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: ValidationAlertSetting) {
    switch setting {
    case .title(let value): title = value
    case .message(let value): message = value
    case .dismissTitle(let value): dismissTitle = value
    }
  }
}
