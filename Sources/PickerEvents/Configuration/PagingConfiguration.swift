/// Loading more rows near the end.
public struct PagingConfiguration: Hashable, Sendable {
  /// Whether more rows are asked for.
  public var enabled: Bool = false
  /// How many rows before the end that happens.
  public var threshold: WholeNumber = 0

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: PagingSetting) {
    switch setting {
    case .enabled(let value): enabled = value
    case .threshold(let value): threshold = value
    }
  }
}
