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

extension ExactText: CustomStringConvertible {
  /// The text itself.
  public var description: String { string }
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
    guard left.string.utf8.count == right.string.utf8.count else { return false }
    return unsafe left.withBytes { leftBytes in
      unsafe right.withBytes { rightBytes in
        // Mostly the same text is compared with itself, and a long one lies in one place.
        guard unsafe leftBytes.baseAddress != rightBytes.baseAddress else { return true }
        var place = 0
        while place < leftBytes.count {
          guard unsafe leftBytes[place] == rightBytes[place] else { return false }
          place &+= 1
        }
        return true
      }
    }
  }

  /// Feeds the bytes and their number.
  ///
  /// - Parameter hasher: What takes them.
  public func hash(into hasher: inout Hasher) {
    unsafe withBytes { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      hasher.combine(bytes.count)
    }
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
