/// One key of the group `selectedSection` with its value.
public enum SelectedSectionSetting: Hashable, Sendable {
  /// Whether there is one.
  case enabled(Bool)
  /// Its heading.
  case title(ExactText)
  /// The order of its rows.
  case order(SelectedOrder)
  /// What it shows under a query.
  case whileSearching(WhileSearching)
}
