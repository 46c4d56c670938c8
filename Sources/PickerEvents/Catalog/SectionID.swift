/// What names a section; the empty id is the nameless one.
public struct SectionID: TextID {
  /// The id's text.
  public let text: ExactText

  /// Makes an id of a text.
  ///
  /// - Parameter text: Any text, the empty one included.
  public init(_ text: ExactText) {
    self.text = text
  }
}
