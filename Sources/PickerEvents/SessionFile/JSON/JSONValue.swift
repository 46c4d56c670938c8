/// A JSON value as session files know it: every number is whole, object keys compare by bytes.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case number(Int64)
  /// A text.
  case text(ExactText)
  /// A list.
  indirect case array([JSONValue])
  /// Keys with their values, in the order given.
  indirect case object([JSONMember])
}
