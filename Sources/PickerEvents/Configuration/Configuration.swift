/// Everything that decides how a picker behaves, each key with a value.
public struct Configuration: Hashable, Sendable {
  /// How many items can be chosen.
  public var mode: Mode = .single
  /// The least number of picks, judged at Done.
  public var min: WholeNumber = 0
  /// The greatest number of picks; nil for none.
  public var max: WholeNumber?
  /// The least number of picks in each section, judged at Done.
  public var sectionMin: WholeNumber = 0
  /// The greatest number of picks in each section; nil for none.
  public var sectionMax: WholeNumber?
  /// Bounds of single sections.
  public var sectionLimits: [SectionLimit] = []
  /// What happens at the total maximum.
  public var overflow: OverflowPolicy = .evictOldest
  /// What happens at a section's maximum.
  public var sectionOverflow: OverflowPolicy = .evictOldest
  /// What Select All does past a maximum.
  public var bulkOverflow: BulkOverflowPolicy = .fill
  /// Whether Done checks all bounds.
  public var requiresSelection: Bool = false
  /// Whether the last pick may be tapped off.
  public var allowsEmptySelection: Bool = true
  /// What names the items.
  public var identity: IdentityKind = .id
  /// Single choice: whether a tap commits and ends.
  public var dismissesOnSelection: Bool = false
  /// Single choice: whether each tap is told and the picker stays open.
  public var reportsEachTap: Bool = false
  /// Whether there is a Cancel button.
  public var showsCancelButton: Bool = true
  /// Whether Cancel asks when something was changed.
  public var confirmsOnCancel: Bool = false
  /// Whether a swipe asks when something was changed.
  public var showsAlertOnDismiss: Bool = true
  /// How the picker is put on the screen.
  public var presentation: Presentation = .modal
  /// Whether each change is told at once; never with a Cancel button.
  public var tracksLiveChanges: Bool = false
  /// Whether the user may change the selection.
  public var isEditable: Bool = true
  /// Whether picks leave the list of everything.
  public var hidesPicked: Bool = false
  /// What becomes of picks that a reload no longer has.
  public var missingPicks: MissingPicks = .keep
  /// Whether the one enabled item is picked at opening.
  public var autoSelectsOnlyItem: Bool = false
  /// Searching.
  public var search: SearchConfiguration = SearchConfiguration()
  /// Scanning barcodes.
  public var scan: ScanConfiguration = ScanConfiguration()
  /// The section that repeats the picks.
  public var selectedSection: SelectedSectionConfiguration = SelectedSectionConfiguration()
  /// The heading of the list of everything.
  public var allTitle: ExactText = "All"
  /// What the button that picks everything says.
  public var selectAllTitle: ExactText = "Select All"
  /// What the button that unpicks everything says.
  public var deselectAllTitle: ExactText = "Deselect All"
  /// The button that scrolls to the picks.
  public var anchor: AnchorConfiguration = AnchorConfiguration()
  /// The question before changes are discarded.
  public var alert: AlertConfiguration = AlertConfiguration()
  /// How a picked row is marked.
  public var selectionStyle: SelectionStyle = .trailing
  /// Loading more rows near the end.
  public var paging: PagingConfiguration = PagingConfiguration()
  /// What is said when Done finds the selection wanting.
  public var validationAlert: ValidationAlertConfiguration = ValidationAlertConfiguration()
  /// The header text.
  public var title: ExactText?
  /// The footer text.
  public var prompt: ExactText?
  /// The note beside the choice; nil where there is none.
  public var note: NoteConfiguration?

  /// The plain values.
  public init() {}
}
