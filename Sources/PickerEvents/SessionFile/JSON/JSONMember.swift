/// One key of a JSON object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: ExactText
  /// Its value.
  public var value: JSONValue

  /// Makes a member.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: Its value.
  public init(_ key: ExactText, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
