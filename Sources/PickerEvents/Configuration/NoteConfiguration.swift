/// The note beside the choice.
public struct NoteConfiguration: Hashable, Sendable {
  /// The text at opening.
  public var text: ExactText = ""
  /// The greatest length in `unit`; 0 or less for none.
  public var maxLength: WholeNumber = 0
  /// Whether the length is counted and shown.
  public var countsCharacters: Bool = false
  /// Whether a longer text is accepted and marked.
  public var allowsBeyondLimit: Bool = false
  /// What happens to an edit that is too long.
  public var overLimit: NoteOverLimit = .reject
  /// What the length is counted in.
  public var unit: NoteUnit = .grapheme
  /// Whether it can be edited.
  public var isEditable: Bool = true
  /// Whether it is only shown.
  public var isReadOnly: Bool = false
  /// Whether it must not be empty at Done.
  public var isRequired: Bool = false
  /// The mark of a required note.
  public var mandatoryIndicator: ExactText = "*"
  /// Whether each edit is told at once.
  public var tracksLiveChanges: Bool = false
  /// What the empty note says.
  public var placeholder: ExactText?
  /// What stands below it.
  public var hint: ExactText?
  /// Whether the read-only hint is left out.
  public var hidesReadOnlyHint: Bool = false
  /// What is said of a read-only note.
  public var readOnlyHint: ExactText = "Read only"
  /// What is said at the limit; nil for the default.
  public var reachLimitMessage: ExactText?
  /// What is said beyond the limit; nil for the default.
  public var beyondLimitMessage: ExactText?
  /// Whether the host found an error.
  public var hasError: Bool = false
  /// What the host says of it.
  public var errorText: ExactText?
  /// Whether the error stands in the validation area.
  public var showsErrorInValidationMessage: Bool = true
  /// The layout version, 1 or 2.
  public var version: WholeNumber = 2
  /// The least height in lines; nil for that of the version.
  public var minLines: WholeNumber?
  /// The greatest height in lines; 0 for none.
  public var maxLines: WholeNumber = 0

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: NoteSetting) {
    switch setting {
    case .present: break
    case .text(let value): text = value
    case .maxLength(let value): maxLength = value
    case .countsCharacters(let value): countsCharacters = value
    case .allowsBeyondLimit(let value): allowsBeyondLimit = value
    case .overLimit(let value): overLimit = value
    case .unit(let value): unit = value
    case .isEditable(let value): isEditable = value
    case .isReadOnly(let value): isReadOnly = value
    case .isRequired(let value): isRequired = value
    case .mandatoryIndicator(let value): mandatoryIndicator = value
    case .tracksLiveChanges(let value): tracksLiveChanges = value
    case .placeholder(let value): placeholder = value
    case .hint(let value): hint = value
    case .hidesReadOnlyHint(let value): hidesReadOnlyHint = value
    case .readOnlyHint(let value): readOnlyHint = value
    case .reachLimitMessage(let value): reachLimitMessage = value
    case .beyondLimitMessage(let value): beyondLimitMessage = value
    case .hasError(let value): hasError = value
    case .errorText(let value): errorText = value
    case .showsErrorInValidationMessage(let value): showsErrorInValidationMessage = value
    case .version(let value): version = value
    case .minLines(let value): minLines = value
    case .maxLines(let value): maxLines = value
    }
  }
}
