/// The section that repeats the picks.
public struct SelectedSectionConfiguration: Hashable, Sendable {
  /// Whether there is one.
  public var enabled: Bool = true
  /// Its heading.
  public var title: ExactText = "Selected"
  /// The order of its rows.
  public var order: SelectedOrder = .picked
  /// What it shows under a query.
  public var whileSearching: WhileSearching = .filtered

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: SelectedSectionSetting) {
    switch setting {
    case .enabled(let value): enabled = value
    case .title(let value): title = value
    case .order(let value): order = value
    case .whileSearching(let value): whileSearching = value
    }
  }
}
