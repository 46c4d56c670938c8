/// One key of the group `search` with its value.
public enum SearchSetting: Hashable, Sendable {
  /// Whether the user can search.
  case enabled(Bool)
  /// Who finds the items.
  case matching(Matching)
  /// How many characters a query needs to be applied.
  case minimumCharacters(WholeNumber)
  /// Whether an accepted tap ends the search.
  case cancelsAfterSelection(Bool)
  /// Whether the search has a Cancel button.
  case showsCancelButton(Bool)
  /// Whether the navigation bar goes while searching.
  case hidesNavigationBar(Bool)
  /// Whether the list scrolls up when the search is cancelled.
  case adjustsOffsetOnCancel(Bool)
  /// What the empty search field says.
  case placeholder(ExactText?)
}
