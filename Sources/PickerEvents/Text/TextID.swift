/// What names something: a text that is compared byte by byte.
public protocol TextID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The id's text.
  var text: ExactText { get }

  /// Makes an id of a text.
  ///
  /// - Parameter text: Any text.
  init(_ text: ExactText)
}

extension TextID {
  /// Makes an id of a string.
  ///
  /// - Parameter string: Any text.
  public init(_ string: String) {
    self.init(ExactText(string))
  }

  /// Makes an id of a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    self.init(ExactText(value))
  }

  /// The id as a plain string.
  public var string: String { text.string }

  /// The id's text, as it stands in an interpolation.
  public var description: String { text.string }

  /// Orders by bytes.
  ///
  /// - Parameters:
  ///   - left: One id.
  ///   - right: The other.
  /// - Returns: Whether the first stands before the second.
  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}
