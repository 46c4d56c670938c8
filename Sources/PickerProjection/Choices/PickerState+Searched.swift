internal import PickerEvents

extension PickerState {
  /// Whether an event that bore on the search applied the present query, or brought its answer.
  ///
  /// Rows that come or go under a query that stands are no new search.
  ///
  /// - Parameters:
  ///   - event: The event that led to this state.
  ///   - before: The search before it.
  /// - Returns: Whether there is a query, whose rows are known, and known by this event.
  /// - Complexity: O(bytes of the query).
  func hasSearched(by event: PickerEvent, since before: SearchState) -> Bool {
    guard search.hasQuery else { return false }
    if case .searchResultsArrived = event { return true }
    // Until the host answers, the rows are those of an earlier query, also where this one was
    // erased.
    guard configuration.search.matching == .builtin else { return false }
    guard search.query == nil, before.query == nil else { return search.query != before.query }
    // Of two erased texts nobody can say whether they were the same.
    if case .searchChanged(.erased) = event { return true }
    if case .scanned = event { return true }
    // Submitting mostly applies what is applied.
    if case .searchSubmitted = event { return search.given != before.given }
    return false
  }
}

extension Decision {
  /// Whether the search, or the rows that it leaves, are touched.
  var changesSearch: Bool {
    if case .some(let updates) = updates { updates.search != nil } else { false }
  }
}
