/// What names a session.
public struct SessionID: TextID {
  /// The id's text.
  public let text: ExactText

  /// Makes an id of a text.
  ///
  /// - Parameter text: Any text but the empty one.
  public init(_ text: ExactText) {
    self.text = text
  }
}
