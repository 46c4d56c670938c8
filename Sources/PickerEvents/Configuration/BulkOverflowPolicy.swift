/// What Select All does when not everything finds room.
public enum BulkOverflowPolicy: String, NamedValue {
  /// Adds what fits and says how many were skipped.
  case fill
  /// Adds nothing unless everything fits.
  case reject
}
