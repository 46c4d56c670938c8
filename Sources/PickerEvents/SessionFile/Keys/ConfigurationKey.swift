/// The keys of `config`, in the order in which they are written.
enum ConfigurationKey: String, NamedValue {
  case preset, selection
  case mode, min, max, sectionMin, sectionMax, sectionLimits, overflow, sectionOverflow
  case bulkOverflow, requiresSelection, allowsEmptySelection, identity, dismissesOnSelection
  case reportsEachTap, showsCancelButton, confirmsOnCancel, showsAlertOnDismiss, presentation
  case tracksLiveChanges, isEditable, hidesPicked, missingPicks, autoSelectsOnlyItem, search, scan
  case selectedSection, allTitle, selectAllTitle, deselectAllTitle, anchor, alert, selectionStyle
  case paging, validationAlert, title, prompt, note

  /// The keys that may change while the picker is open, as `Setting.isRule` has them.
  static let rules: [ConfigurationKey] = [
    .min, .max, .sectionMin, .sectionMax, .sectionLimits, .overflow, .sectionOverflow,
    .bulkOverflow, .requiresSelection, .allowsEmptySelection, .isEditable, .missingPicks,
  ]
}

extension Setting {
  /// The key that the setting stands under.
  var key: ConfigurationKey {
    switch self {
    case .mode: .mode
    case .min: .min
    case .max: .max
    case .sectionMin: .sectionMin
    case .sectionMax: .sectionMax
    case .sectionLimits: .sectionLimits
    case .overflow: .overflow
    case .sectionOverflow: .sectionOverflow
    case .bulkOverflow: .bulkOverflow
    case .requiresSelection: .requiresSelection
    case .allowsEmptySelection: .allowsEmptySelection
    case .identity: .identity
    case .dismissesOnSelection: .dismissesOnSelection
    case .reportsEachTap: .reportsEachTap
    case .showsCancelButton: .showsCancelButton
    case .confirmsOnCancel: .confirmsOnCancel
    case .showsAlertOnDismiss: .showsAlertOnDismiss
    case .presentation: .presentation
    case .tracksLiveChanges: .tracksLiveChanges
    case .isEditable: .isEditable
    case .hidesPicked: .hidesPicked
    case .missingPicks: .missingPicks
    case .autoSelectsOnlyItem: .autoSelectsOnlyItem
    case .search: .search
    case .scan: .scan
    case .selectedSection: .selectedSection
    case .allTitle: .allTitle
    case .selectAllTitle: .selectAllTitle
    case .deselectAllTitle: .deselectAllTitle
    case .anchor: .anchor
    case .alert: .alert
    case .selectionStyle: .selectionStyle
    case .paging: .paging
    case .validationAlert: .validationAlert
    case .title: .title
    case .prompt: .prompt
    case .note: .note
    }
  }
}
