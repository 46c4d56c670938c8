public import PickerEvents

/// How long the All list is, and what stands in its place.
extension PickerState {
  /// How many rows the All list has.
  ///
  /// - Complexity: O(1).
  public var visibleCount: Int {
    tally.shown.items - (configuration.hidesPicked ? tally.shown.picked : 0)
  }

  /// What stands in place of rows.
  ///
  /// Rows that are missing only because they are picked do not count.
  ///
  /// - Complexity: O(1).
  public var emptyState: EmptyState {
    switch screen.load {
    case .underWay: .loading
    case .failed: .error
    case .none:
      if tally.shown.items > 0 {
        .none
      } else {
        search.hasQuery ? .noResults : .noItems
      }
    }
  }

  /// What was said of the load that failed, while that is shown.
  public var loadMessage: ExactText? {
    if case .failed(let message) = screen.load { message } else { nil }
  }
}
