/// The order of rows in the Selected section.
public enum SelectedOrder: String, NamedValue {
  /// Oldest pick first.
  case picked
  /// As in the catalog.
  case catalog
}
