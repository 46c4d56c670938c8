extension JSONWriter {
  /// Writes a configuration: preset, selection type, then each setting in the order of its key.
  ///
  /// - Parameter given: The configuration.
  mutating func configuration(_ given: GivenConfiguration) {
    beginObject()
    if let preset = given.preset { member(ConfigurationKey.preset.name, name: preset) }
    if let selection = given.selection {
      key(ConfigurationKey.selection.name)
      self.selection(selection)
    }
    settings(given.settings, keys: ConfigurationKey.allCases)
    endObject()
  }

  /// Writes settings as members of the present object.
  ///
  /// - Parameters:
  ///   - settings: Settings in any order; of several with the same key the last is written.
  ///   - keys: The keys to write, in order.
  mutating func settings(_ settings: [Setting], keys: [ConfigurationKey]) {
    for key in keys {
      let those = settings.filter { $0.key == key }
      guard let last = those.last else { continue }
      write(last, key: key.name, those)
    }
  }

  private mutating func write(_ setting: Setting, key: String, _ group: [Setting]) {
    switch setting {
    case .mode(let value): member(key, name: value)
    case .min(let value), .sectionMin(let value): member(key, value)
    case .max(let value), .sectionMax(let value):
      self.key(key)
      optional(value)
    case .sectionLimits(let value):
      self.key(key)
      sectionLimits(value)
    case .overflow(let value), .sectionOverflow(let value): member(key, name: value)
    case .bulkOverflow(let value): member(key, name: value)
    case .identity(let value): member(key, name: value)
    case .presentation(let value): member(key, name: value)
    case .missingPicks(let value): member(key, name: value)
    case .selectionStyle(let value): member(key, name: value)
    case .requiresSelection(let value), .allowsEmptySelection(let value),
      .dismissesOnSelection(let value), .reportsEachTap(let value), .showsCancelButton(let value),
      .confirmsOnCancel(let value), .showsAlertOnDismiss(let value), .tracksLiveChanges(let value),
      .isEditable(let value), .hidesPicked(let value), .autoSelectsOnlyItem(let value):
      member(key, value)
    case .allTitle(let value), .selectAllTitle(let value), .deselectAllTitle(let value):
      member(key, value)
    case .title(let value), .prompt(let value):
      self.key(key)
      optional(value)
    case .search: SearchSetting.write(group.compactMap { $0.asSearch }, as: key, to: &self)
    case .scan: ScanSetting.write(group.compactMap { $0.asScan }, as: key, to: &self)
    case .selectedSection:
      SelectedSectionSetting.write(group.compactMap { $0.asSelectedSection }, as: key, to: &self)
    case .anchor: AnchorSetting.write(group.compactMap { $0.asAnchor }, as: key, to: &self)
    case .alert: AlertSetting.write(group.compactMap { $0.asAlert }, as: key, to: &self)
    case .paging: PagingSetting.write(group.compactMap { $0.asPaging }, as: key, to: &self)
    case .validationAlert:
      ValidationAlertSetting.write(group.compactMap { $0.asValidationAlert }, as: key, to: &self)
    case .note: NoteSetting.write(group.compactMap { $0.asNote }, as: key, to: &self)
    }
  }

  private mutating func selection(_ type: SelectionType) {
    for shorthand in SelectionType.shorthands where shorthand.type == type {
      text(shorthand.name)
      return
    }
    beginObject()
    switch type {
    case .all(let min, let max):
      key("all")
      beginObject()
      member("min", min)
      key("max")
      optional(max)
    case .sectioned(let sectionMin, let sectionMax, let totalMin, let totalMax):
      key("sectioned")
      beginObject()
      member("sectionMin", sectionMin)
      key("sectionMax")
      optional(sectionMax)
      member("totalMin", totalMin)
      key("totalMax")
      optional(totalMax)
    }
    endObject()
    endObject()
  }

  private mutating func sectionLimits(_ limits: [SectionLimit]) {
    beginObject()
    for limit in SectionLimit.canonical(limits) {
      key(limit.section.string)
      beginObject()
      member("min", limit.min)
      switch limit.max {
      case .inherited: break
      case .unlimited:
        key("max")
        null()
      case .atMost(let max): member("max", max)
      }
      endObject()
    }
    endObject()
  }
}
