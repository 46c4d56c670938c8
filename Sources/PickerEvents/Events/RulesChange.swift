/// Rules that the host replaces while the picker is open.
public struct RulesChange: Hashable, Sendable {
  /// The keys that change, each with its new value.
  public var settings: [Setting]

  /// Makes a change of rules.
  ///
  /// - Parameter settings: The keys that change. One that `isRule` denies has no effect.
  public init(_ settings: [Setting]) {
    self.settings = settings
  }
}

extension Setting {
  /// Whether the key may change while the picker is open (Behaviour.md, Events).
  public var isRule: Bool {
    switch self {
    case .min, .max, .sectionMin, .sectionMax, .sectionLimits, .overflow, .sectionOverflow,
      .bulkOverflow, .requiresSelection, .allowsEmptySelection, .isEditable, .missingPicks:
      true
    case .mode, .identity, .dismissesOnSelection, .reportsEachTap, .showsCancelButton,
      .confirmsOnCancel, .showsAlertOnDismiss, .presentation, .tracksLiveChanges, .hidesPicked,
      .autoSelectsOnlyItem, .search, .scan, .selectedSection, .allTitle, .selectAllTitle,
      .deselectAllTitle, .anchor, .alert, .selectionStyle, .paging, .validationAlert, .title,
      .prompt, .note:
      false
    }
  }
}
