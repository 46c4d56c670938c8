public import PickerEvents

/// Everything that can be read off the note at one moment.
public struct ReferenceNoteReading: Hashable, Sendable {
  /// The text, without what is being composed.
  public var text: ExactText
  /// Its length, in the unit of the note.
  public var count: Int
  /// How much may be added; less than 0 beyond the limit, nil without counter or limit.
  public var remaining: Int?
  /// What the counter shows; nil without counter or limit.
  public var counter: ExactText?
  /// Whether the text is above the limit, whether that is shown or not.
  public var hasCharacterCountError: Bool
  /// Whether it is shown in the style of an error.
  public var isShownAsError: Bool
  /// What is said below it; nil for nothing.
  public var message: ExactText?
  /// Where that is said; nil where nothing is.
  public var place: ReferenceNotePlace?
  /// What the empty note says; nil where it says nothing, or is not empty.
  public var placeholder: ExactText?
  /// Whether the cursor is in it.
  public var isFocused: Bool
  /// The least height, in lines.
  public var minLines: Int
  /// The greatest height, in lines; nil for any.
  public var maxLines: Int?
  /// Whether it takes edits.
  public var isEditable: Bool
  /// The mark of a note that must not be empty; nil for one that may.
  public var mandatoryIndicator: ExactText?

  /// Makes one of what was read.
  ///
  /// - Parameters:
  ///   - text: The text, without what is being composed.
  ///   - count: Its length, in the unit of the note.
  ///   - remaining: How much may be added; nil without counter or limit.
  ///   - counter: What the counter shows; nil without counter or limit.
  ///   - hasCharacterCountError: Whether the text is above the limit.
  ///   - isShownAsError: Whether it is shown in the style of an error.
  ///   - message: What is said below it; nil for nothing.
  ///   - place: Where that is said; nil where nothing is.
  ///   - placeholder: What the empty note says; nil where it says nothing, or is not empty.
  ///   - isFocused: Whether the cursor is in it.
  ///   - minLines: The least height, in lines.
  ///   - maxLines: The greatest height, in lines; nil for any.
  ///   - isEditable: Whether it takes edits.
  ///   - mandatoryIndicator: The mark of a note that must not be empty; nil for one that may.
  public init(
    text: ExactText, count: Int, remaining: Int?, counter: ExactText?,
    hasCharacterCountError: Bool, isShownAsError: Bool, message: ExactText?,
    place: ReferenceNotePlace?, placeholder: ExactText?, isFocused: Bool, minLines: Int,
    maxLines: Int?, isEditable: Bool, mandatoryIndicator: ExactText?,
  ) {
    self.text = text
    self.count = count
    self.remaining = remaining
    self.counter = counter
    self.hasCharacterCountError = hasCharacterCountError
    self.isShownAsError = isShownAsError
    self.message = message
    self.place = place
    self.placeholder = placeholder
    self.isFocused = isFocused
    self.minLines = minLines
    self.maxLines = maxLines
    self.isEditable = isEditable
    self.mandatoryIndicator = mandatoryIndicator
  }
}
