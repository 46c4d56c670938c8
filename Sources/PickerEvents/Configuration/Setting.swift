/// One key of a picker's configuration with its value (Behaviour.md, Configuration).
///
/// A configuration is written as the list of what differs: `[.mode(.multiple), .max(3)]`.
public enum Setting: Hashable, Sendable {
  /// How many items can be chosen.
  case mode(Mode)
  /// The least number of picks, judged at Done.
  case min(WholeNumber)
  /// The greatest number of picks; nil for none.
  case max(WholeNumber?)
  /// The least number of picks in each section, judged at Done.
  case sectionMin(WholeNumber)
  /// The greatest number of picks in each section; nil for none.
  case sectionMax(WholeNumber?)
  /// Bounds of single sections.
  case sectionLimits([SectionLimit])
  /// What happens at the total maximum.
  case overflow(OverflowPolicy)
  /// What happens at a section's maximum.
  case sectionOverflow(OverflowPolicy)
  /// What Select All does past a maximum.
  case bulkOverflow(BulkOverflowPolicy)
  /// Whether Done checks all bounds.
  case requiresSelection(Bool)
  /// Whether the last pick may be tapped off.
  case allowsEmptySelection(Bool)
  /// What names the items.
  case identity(IdentityKind)
  /// Single choice: whether a tap commits and ends.
  case dismissesOnSelection(Bool)
  /// Single choice: whether each tap is told and the picker stays open.
  case reportsEachTap(Bool)
  /// Whether there is a Cancel button.
  case showsCancelButton(Bool)
  /// Whether Cancel asks when something was changed.
  case confirmsOnCancel(Bool)
  /// Whether a swipe asks when something was changed.
  case showsAlertOnDismiss(Bool)
  /// How the picker is put on the screen.
  case presentation(Presentation)
  /// Whether each change is told at once; never with a Cancel button.
  case tracksLiveChanges(Bool)
  /// Whether the user may change the selection.
  case isEditable(Bool)
  /// Whether picks leave the list of everything.
  case hidesPicked(Bool)
  /// What becomes of picks that a reload no longer has.
  case missingPicks(MissingPicks)
  /// Whether the one enabled item is picked at opening.
  case autoSelectsOnlyItem(Bool)
  /// Searching.
  case search(SearchSetting)
  /// Scanning barcodes.
  case scan(ScanSetting)
  /// The section that repeats the picks.
  case selectedSection(SelectedSectionSetting)
  /// The heading of the list of everything.
  case allTitle(ExactText)
  /// What the button that picks everything says.
  case selectAllTitle(ExactText)
  /// What the button that unpicks everything says.
  case deselectAllTitle(ExactText)
  /// The button that scrolls to the picks.
  case anchor(AnchorSetting)
  /// The question before changes are discarded.
  case alert(AlertSetting)
  /// How a picked row is marked.
  case selectionStyle(SelectionStyle)
  /// Loading more rows near the end.
  case paging(PagingSetting)
  /// What is said when Done finds the selection wanting.
  case validationAlert(ValidationAlertSetting)
  /// The header text.
  case title(ExactText?)
  /// The footer text.
  case prompt(ExactText?)
  /// The note beside the choice; nil where there is none.
  case note(NoteSetting)
}
