public import PickerEvents

/// The mark of a row.
public enum RowMark: String, NamedValue {
  /// No mark.
  case none
  /// A check mark at the end.
  case check
  /// An empty circle at the start.
  case emptyCircle
  /// A checked circle at the start.
  case checkedCircle
}
