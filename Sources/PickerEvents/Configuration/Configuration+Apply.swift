extension Configuration {
  /// Fills a configuration: plain values, then the preset, then the selection type, then each key.
  ///
  /// - Parameter given: What the opening says.
  public init(_ given: GivenConfiguration) {
    self.init()
    for setting in given.preset?.settings ?? [] { apply(setting) }
    // The preset `selection` without a type is the single choice (Behaviour.md, Selection types).
    let type = given.selection ?? (given.preset == .selection ? SelectionType.single : nil)
    for setting in type?.settings ?? [] { apply(setting) }
    for setting in given.settings { apply(setting) }
  }

  /// Whether each change is told at once: never beside a Cancel button.
  public var isLive: Bool { tracksLiveChanges && !showsCancelButton }

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: Setting) {
    switch setting {
    case .mode(let value): mode = value
    case .min(let value): min = value
    case .max(let value): max = value
    case .sectionMin(let value): sectionMin = value
    case .sectionMax(let value): sectionMax = value
    case .sectionLimits(let value): sectionLimits = value
    case .overflow(let value): overflow = value
    case .sectionOverflow(let value): sectionOverflow = value
    case .bulkOverflow(let value): bulkOverflow = value
    case .requiresSelection(let value): requiresSelection = value
    case .allowsEmptySelection(let value): allowsEmptySelection = value
    case .identity(let value): identity = value
    case .dismissesOnSelection(let value): dismissesOnSelection = value
    case .reportsEachTap(let value): reportsEachTap = value
    case .showsCancelButton(let value): showsCancelButton = value
    case .confirmsOnCancel(let value): confirmsOnCancel = value
    case .showsAlertOnDismiss(let value): showsAlertOnDismiss = value
    case .presentation(let value): presentation = value
    case .tracksLiveChanges(let value): tracksLiveChanges = value
    case .isEditable(let value): isEditable = value
    case .hidesPicked(let value): hidesPicked = value
    case .missingPicks(let value): missingPicks = value
    case .autoSelectsOnlyItem(let value): autoSelectsOnlyItem = value
    case .search(let value): search.apply(value)
    case .scan(let value): scan.apply(value)
    case .selectedSection(let value): selectedSection.apply(value)
    case .allTitle(let value): allTitle = value
    case .selectAllTitle(let value): selectAllTitle = value
    case .deselectAllTitle(let value): deselectAllTitle = value
    case .anchor(let value): anchor.apply(value)
    case .alert(let value): alert.apply(value)
    case .selectionStyle(let value): selectionStyle = value
    case .paging(let value): paging.apply(value)
    case .validationAlert(let value): validationAlert.apply(value)
    case .title(let value): title = value
    case .prompt(let value): prompt = value
    case .note(let value):
      if note == nil { note = NoteConfiguration() }
      note?.apply(value)
    }
  }
}
