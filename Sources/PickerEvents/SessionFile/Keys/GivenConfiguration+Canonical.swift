extension GivenConfiguration {
  /// The same configuration as it is read back from a session file.
  ///
  /// Settings stand in the order in which they are written, of several with the same key only the
  /// last is left, and where there is a note `.note(.present)` comes before its other settings.
  public var canonical: GivenConfiguration {
    GivenConfiguration(
      preset: preset, selection: selection, Setting.canonical(settings, ConfigurationKey.allCases))
  }
}

extension RulesChange {
  /// The same change as it is read back: in the order of writing, and rules only.
  public var canonical: RulesChange {
    RulesChange(Setting.canonical(settings, ConfigurationKey.rules))
  }
}

extension Setting {
  /// Sorts settings as they are written.
  static func canonical(_ settings: [Setting], _ keys: [ConfigurationKey]) -> [Setting] {
    var result: [Setting] = []
    for key in keys {
      let those = settings.filter { $0.key == key }
      guard let last = those.last else { continue }
      result += last.sorted(those)
    }
    return result
  }

  /// Sorts all settings under the key of this one, which is the last of them.
  private func sorted(_ group: [Setting]) -> [Setting] {
    switch self {
    case .search: SearchSetting.canonical(group.compactMap { $0.asSearch }).map { .search($0) }
    case .scan: ScanSetting.canonical(group.compactMap { $0.asScan }).map { .scan($0) }
    case .selectedSection:
      SelectedSectionSetting.canonical(group.compactMap { $0.asSelectedSection })
        .map { .selectedSection($0) }
    case .anchor: AnchorSetting.canonical(group.compactMap { $0.asAnchor }).map { .anchor($0) }
    case .alert: AlertSetting.canonical(group.compactMap { $0.asAlert }).map { .alert($0) }
    case .paging: PagingSetting.canonical(group.compactMap { $0.asPaging }).map { .paging($0) }
    case .validationAlert:
      ValidationAlertSetting.canonical(group.compactMap { $0.asValidationAlert })
        .map { .validationAlert($0) }
    case .note:
      [.note(.present)] + NoteSetting.canonical(group.compactMap { $0.asNote }).map { .note($0) }
    case .sectionLimits(let limits): [.sectionLimits(SectionLimit.canonical(limits))]
    case .mode, .min, .max, .sectionMin, .sectionMax, .overflow, .sectionOverflow, .bulkOverflow,
      .requiresSelection, .allowsEmptySelection, .identity, .dismissesOnSelection,
      .reportsEachTap, .showsCancelButton, .confirmsOnCancel, .showsAlertOnDismiss, .presentation,
      .tracksLiveChanges, .isEditable, .hidesPicked, .missingPicks, .autoSelectsOnlyItem,
      .allTitle, .selectAllTitle, .deselectAllTitle, .selectionStyle, .title, .prompt:
      [self]
    }
  }
}
