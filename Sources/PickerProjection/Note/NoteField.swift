public import PickerEvents

/// The note beside the choice, as a screen shows it.
///
/// While an input method composes, it has the text before the marks.
public struct NoteField: Hashable, Sendable {
  /// What stands below the note.
  public struct Message: Hashable, Sendable {
    /// The text.
    public var text: ExactText
    /// Where it stands.
    public var place: Place
  }

  /// Where a message stands.
  public enum Place: String, NamedValue {
    /// Where errors are told.
    case validation
    /// Where all else is told.
    case hint
  }

  /// The text.
  public let text: ExactText
  /// The length of the text in the unit of the configuration.
  public let count: Int
  /// How much may still be written, below 0 beyond the limit; nil without a limit or a counter.
  public let remaining: WholeNumber?
  /// The counter, for example "3/9", and "-/9" for an empty note without the focus; nil without a
  /// limit or a counter.
  public let counter: ExactText?
  /// Whether the text is longer than the limit, be it counted or not.
  public let hasCharacterCountError: Bool
  /// What the empty note says; nil while it has a text, or nothing to say.
  public let placeholder: ExactText?
  /// What stands below it.
  public let message: Message?
  /// Whether it is shown in the style of an error: the host found one, or the text is beyond a limit
  /// that is counted.
  public let isError: Bool
  /// Whether it has the focus.
  public let isFocused: Bool
  /// Whether it takes edits.
  public let isEditable: Bool
  /// The mark of a note that must not be empty; nil for one that may.
  public let mandatoryIndicator: ExactText?
  /// The least height in lines, from 1.
  public let minLines: WholeNumber
  /// The greatest height in lines; nil for none.
  public let maxLines: WholeNumber?
}
