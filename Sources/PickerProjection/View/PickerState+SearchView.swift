public import PickerEvents

/// The search field, the scanner's button and the panes (Behaviour.md, What a screen shows).
extension PickerState {
  /// The text in the search field; nil where it was erased from the record.
  public var typedText: ExactText? { search.typed }

  /// The query that is applied, empty where there is none; nil where it was erased from the record.
  public var query: ExactText? { search.query }

  /// Whether the user is searching.
  public var isSearching: Bool { search.isActive }

  /// How many rows the query leaves, those too that left the list as picks; nil without a query.
  ///
  /// - Complexity: O(1).
  public var resultCount: Int? { search.hasQuery ? tally.shown.items : nil }

  /// Whether the host has yet to answer the query, so that the rows are still those before it.
  ///
  /// False for a query that was erased from the record: its rows are those that the record names.
  public var isAwaitingAnswer: Bool {
    configuration.search.matching == .host && search.hasQuery && !search.isAnswered
      && search.query != nil
  }

  /// Whether the All list has more pages: the answer where one is shown, else the catalog.
  public var hasMoreRows: Bool { search.given?.hasMore ?? hasMore }

  /// Whether the search has a Cancel button.
  public var isSearchCancelShown: Bool {
    search.isActive && configuration.search.showsCancelButton
  }

  /// Whether the navigation bar is shown.
  public var isNavigationBarShown: Bool {
    !(search.isActive && configuration.search.hidesNavigationBar)
  }

  /// Whether the button of the scanner is shown.
  public var isScanShown: Bool {
    configuration.scan.enabled
      && (configuration.scan.action == .select || configuration.search.enabled)
  }

  /// Which of the two panes is shown.
  public var pane: Region { screen.pane }
}
