/// What names an item.
public struct ItemID: TextID {
  /// The id's text.
  public let text: ExactText

  /// Makes an id of a text.
  ///
  /// - Parameter text: Any text; the empty one is an id too.
  public init(_ text: ExactText) {
    self.text = text
  }
}
