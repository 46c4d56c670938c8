/// What names an item: a text that is compared byte by byte.
public struct ItemID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The id's text.
  public let text: ExactText

  /// Makes an id of a text.
  ///
  /// - Parameter text: Any text; the empty one is an id too.
  public init(_ text: ExactText) {
    self.text = text
  }

  /// Makes an id of a string.
  ///
  /// - Parameter string: Any text; the empty one is an id too.
  public init(_ string: String) {
    text = ExactText(string)
  }

  /// Makes an id of a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    text = ExactText(value)
  }

  /// The id as a plain string.
  public var string: String { text.string }

  /// Orders by bytes.
  ///
  /// - Parameters:
  ///   - left: One id.
  ///   - right: The other.
  /// - Returns: Whether the first stands before the second.
  public static func < (left: ItemID, right: ItemID) -> Bool { left.text < right.text }
}
