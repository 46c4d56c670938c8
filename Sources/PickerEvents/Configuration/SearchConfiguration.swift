/// Searching.
public struct SearchConfiguration: Hashable, Sendable {
  /// Whether the user can search.
  public var enabled: Bool = false
  /// Who finds the items.
  public var matching: Matching = .builtin
  /// How many characters a query needs to be applied.
  public var minimumCharacters: WholeNumber = 0
  /// Whether an accepted tap ends the search.
  public var cancelsAfterSelection: Bool = false
  /// Whether the search has a Cancel button.
  public var showsCancelButton: Bool = true
  /// Whether the navigation bar goes while searching.
  public var hidesNavigationBar: Bool = true
  /// Whether the list scrolls up when the search is cancelled.
  public var adjustsOffsetOnCancel: Bool = true
  /// What the empty search field says.
  public var placeholder: ExactText?

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: SearchSetting) {
    switch setting {
    case .enabled(let value): enabled = value
    case .matching(let value): matching = value
    case .minimumCharacters(let value): minimumCharacters = value
    case .cancelsAfterSelection(let value): cancelsAfterSelection = value
    case .showsCancelButton(let value): showsCancelButton = value
    case .hidesNavigationBar(let value): hidesNavigationBar = value
    case .adjustsOffsetOnCancel(let value): adjustsOffsetOnCancel = value
    case .placeholder(let value): placeholder = value
    }
  }
}
