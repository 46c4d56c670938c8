public import PickerEvents

/// What stands in place of rows.
public enum EmptyState: String, NamedValue {
  /// Nothing: there are rows, or only picks that left the list.
  case none
  /// There are no items.
  case noItems
  /// The query found nothing.
  case noResults
  /// The host is loading.
  case loading
  /// A load failed.
  case error
}
