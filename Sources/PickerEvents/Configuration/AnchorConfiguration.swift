/// The button that scrolls to the picks.
public struct AnchorConfiguration: Hashable, Sendable {
  /// Whether there is one.
  public var enabled: Bool = true
  /// What it says; %d is the number of picks.
  public var titleFormat: ExactText = "Selected (%d)"

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: AnchorSetting) {
    switch setting {
    case .enabled(let value): enabled = value
    case .titleFormat(let value): titleFormat = value
    }
  }
}
