/// One key of the group `paging` with its value.
public enum PagingSetting: Hashable, Sendable {
  /// Whether more rows are asked for.
  case enabled(Bool)
  /// How many rows before the end that happens.
  case threshold(WholeNumber)
}
