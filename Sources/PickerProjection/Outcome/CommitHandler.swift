public import PickerEvents

/// In which form a commit gives its values.
public enum CommitHandler: String, NamedValue {
  /// One position.
  case index
  /// Any number of positions.
  case indexes
  /// One id.
  case id
  /// Any number of ids.
  case ids
}
