/// What a scanned value does.
public enum ScanAction: String, NamedValue {
  /// It becomes the query.
  case search
  /// It picks the item that it stands for.
  case select
}
