/// A piece of the note's text that is replaced by another.
public struct NoteEdit: Hashable, Sendable {
  /// Where the piece begins, in UTF-16 units from 0.
  public var start: WholeNumber
  /// How long the piece is, in UTF-16 units.
  public var length: WholeNumber
  /// What takes its place.
  public var text: ExactText
  /// How the text came about.
  public var kind: EditKind

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - start: Where the piece begins, in UTF-16 units from 0.
  ///   - length: How long it is, in UTF-16 units.
  ///   - text: What takes its place.
  ///   - kind: How the text came about.
  public init(start: WholeNumber, length: WholeNumber, text: ExactText, kind: EditKind = .typed) {
    self.start = start
    self.length = length
    self.text = text
    self.kind = kind
  }
}
