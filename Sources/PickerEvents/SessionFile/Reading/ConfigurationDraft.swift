/// A configuration while its keys are being read.
struct ConfigurationDraft {
  /// What was read so far.
  private(set) var given = GivenConfiguration()

  /// Reads the keys of an object.
  ///
  /// - Parameters:
  ///   - fields: The object.
  ///   - keys: Which of its keys to read; one that is not there is passed over.
  /// - Throws: `SessionFileError` where something else stands there.
  init(_ fields: JSONFields, keys: [ConfigurationKey]) throws(SessionFileError) {
    for key in keys {
      guard var value = fields.value(key.name) else { continue }
      try read(key, &value)
    }
  }

  private mutating func read(
    _ key: ConfigurationKey, _ value: inout JSONReader,
  ) throws(SessionFileError) {
    switch key {
    case .preset: given.preset = try value.readName()
    case .selection: given.selection = try value.readSelectionType()
    case .mode: add(.mode(try value.readName()))
    case .min: add(.min(try value.readInteger()))
    case .max: add(.max(try value.readOptionalInteger()))
    case .sectionMin: add(.sectionMin(try value.readInteger()))
    case .sectionMax: add(.sectionMax(try value.readOptionalInteger()))
    case .sectionLimits: add(.sectionLimits(try value.readSectionLimits()))
    case .overflow: add(.overflow(try value.readName()))
    case .sectionOverflow: add(.sectionOverflow(try value.readName()))
    case .bulkOverflow: add(.bulkOverflow(try value.readName()))
    case .requiresSelection: add(.requiresSelection(try value.readBool()))
    case .allowsEmptySelection: add(.allowsEmptySelection(try value.readBool()))
    case .identity: add(.identity(try value.readName()))
    case .dismissesOnSelection: add(.dismissesOnSelection(try value.readBool()))
    case .reportsEachTap: add(.reportsEachTap(try value.readBool()))
    case .showsCancelButton: add(.showsCancelButton(try value.readBool()))
    case .confirmsOnCancel: add(.confirmsOnCancel(try value.readBool()))
    case .showsAlertOnDismiss: add(.showsAlertOnDismiss(try value.readBool()))
    case .presentation: add(.presentation(try value.readName()))
    case .tracksLiveChanges: add(.tracksLiveChanges(try value.readBool()))
    case .isEditable: add(.isEditable(try value.readBool()))
    case .hidesPicked: add(.hidesPicked(try value.readBool()))
    case .missingPicks: add(.missingPicks(try value.readName()))
    case .autoSelectsOnlyItem: add(.autoSelectsOnlyItem(try value.readBool()))
    case .search: try add(SearchSetting.read(&value, of: key.name), Setting.search)
    case .scan: try add(ScanSetting.read(&value, of: key.name), Setting.scan)
    case .selectedSection:
      try add(SelectedSectionSetting.read(&value, of: key.name), Setting.selectedSection)
    case .allTitle: add(.allTitle(try value.readText()))
    case .selectAllTitle: add(.selectAllTitle(try value.readText()))
    case .deselectAllTitle: add(.deselectAllTitle(try value.readText()))
    case .anchor: try add(AnchorSetting.read(&value, of: key.name), Setting.anchor)
    case .alert: try add(AlertSetting.read(&value, of: key.name), Setting.alert)
    case .selectionStyle: add(.selectionStyle(try value.readName()))
    case .paging: try add(PagingSetting.read(&value, of: key.name), Setting.paging)
    case .validationAlert:
      try add(ValidationAlertSetting.read(&value, of: key.name), Setting.validationAlert)
    case .title: add(.title(try value.readOptionalText()))
    case .prompt: add(.prompt(try value.readOptionalText()))
    case .note:
      // `{}` is a note with defaults, so that the object itself is a setting.
      add(.note(.present))
      try add(NoteSetting.read(&value, of: key.name), Setting.note)
    }
  }

  private mutating func add(_ setting: Setting) { given.settings.append(setting) }

  private mutating func add<Part>(_ settings: [Part], _ whole: (Part) -> Setting) {
    for setting in settings { add(whole(setting)) }
  }
}
