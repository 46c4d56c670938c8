/// Text that is the same only where every UTF-8 byte is the same.
///
/// Swift's `String ==` calls composed and decomposed accents equal, SQLite does not. Whatever is
/// recorded compares by bytes, so that a log means the same in both.
public struct ExactText: Sendable {
  /// The text itself.
  public let string: String

  /// Wraps a text as it is, without normalising it.
  ///
  /// - Parameter string: Any text, the empty one included.
  public init(_ string: String) {
    self.string = string
  }

  /// Whether there is no text at all.
  public var isEmpty: Bool { string.utf8.isEmpty }
}

extension ExactText: ExpressibleByStringLiteral {
  /// Wraps a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ExactText: Hashable {
  /// Compares byte by byte.
  ///
  /// - Parameters:
  ///   - left: One text.
  ///   - right: The other.
  /// - Returns: Whether every byte is the same.
  /// - Complexity: O(bytes).
  public static func == (left: ExactText, right: ExactText) -> Bool {
    let leftBytes = left.string.utf8
    let rightBytes = right.string.utf8
    return leftBytes.count == rightBytes.count && leftBytes.elementsEqual(rightBytes)
  }

  /// Feeds the bytes, eight at a time, and their number.
  ///
  /// - Parameter hasher: What takes them.
  public func hash(into hasher: inout Hasher) {
    var word: UInt64 = 0
    var filled = 0
    for byte in string.utf8 {
      word = word << 8 | UInt64(byte)
      filled += 1
      if filled & 7 == 0 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(filled)
  }
}

extension ExactText: Comparable {
  /// Orders by bytes, as SQLite's BINARY collation does.
  ///
  /// - Parameters:
  ///   - left: One text.
  ///   - right: The other.
  /// - Returns: Whether the first stands before the second.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }
}
