/// What is wrong with a line of a session file, where, and what to do about it.
public struct SessionFileError: Error, Sendable {
  /// The kind of fault.
  public let code: Code
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// The path of the key, such as `config.search.enabled` or `items[2].title`, where there is one.
  public let key: String?
  /// What stands there.
  public let found: String
  /// What may stand there.
  public let expected: String
  /// What to do about it.
  public let remedy: String

  /// Describes a fault.
  ///
  /// - Parameters:
  ///   - code: The kind of fault.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1, in Unicode scalars.
  ///   - key: The path of the key.
  ///   - found: What stands there.
  ///   - expected: What may stand there.
  ///   - remedy: What to do about it.
  public init(
    code: Code,
    line: Int,
    column: Int,
    key: String?,
    found: String,
    expected: String,
    remedy: String,
  ) {
    self.code = code
    self.line = line
    self.column = column
    self.key = key
    self.found = found
    self.expected = expected
    self.remedy = remedy
  }
}

extension SessionFileError: CustomStringConvertible {
  /// The whole fault in one line of text.
  public var description: String {
    let place = "line \(line), column \(column): "
    let subject = key.map { "key \"\($0)\": " } ?? ""
    return place + subject + "found \(found), expected \(expected): \(remedy)"
  }
}

// By hand, because texts compare by bytes here and `String ==` does not.
extension SessionFileError: Hashable {
  /// Compares every part, texts by bytes.
  ///
  /// - Parameters:
  ///   - left: One fault.
  ///   - right: The other.
  /// - Returns: Whether they say the same.
  public static func == (left: SessionFileError, right: SessionFileError) -> Bool {
    left.code == right.code && left.line == right.line && left.column == right.column
      && left.texts == right.texts
  }

  /// Feeds every part.
  ///
  /// - Parameter hasher: What takes them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(texts)
  }

  private var texts: [ExactText?] {
    [key.map { ExactText($0) }, ExactText(found), ExactText(expected), ExactText(remedy)]
  }
}
