/// How a row shows whether it is picked.
public enum ReferenceMark: String, Hashable, Sendable {
  /// An unpicked row without circles.
  case none
  /// A picked row without circles.
  case check
  /// An unpicked row with circles.
  case emptyCircle
  /// A picked row with circles.
  case checkedCircle
}
