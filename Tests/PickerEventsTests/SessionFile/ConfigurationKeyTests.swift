import Testing

@testable import PickerEvents

@Suite struct `A configuration` {
  @Test func `has a key for every setting, and the same rules as the vocabulary`() {
    var maker = EventMaker(seed: 1)
    for setting in maker.everySetting() {
      #expect(ConfigurationKey.rules.contains(setting.key) == setting.isRule)
    }
  }

  @Test func `names every key of every group`() {
    var maker = EventMaker(seed: 1)
    let settings = maker.everySetting()
    let keys = Set(settings.map { $0.key })
    #expect(keys.union([.preset, .selection]) == Set(ConfigurationKey.allCases))
    #expect(settings.compactMap { $0.asSearch?.key } == SearchSetting.Key.allCases)
    #expect(settings.compactMap { $0.asScan?.key } == ScanSetting.Key.allCases)
    #expect(
      settings.compactMap { $0.asSelectedSection?.key } == SelectedSectionSetting.Key.allCases)
    #expect(settings.compactMap { $0.asAnchor?.key } == AnchorSetting.Key.allCases)
    #expect(settings.compactMap { $0.asAlert?.key } == AlertSetting.Key.allCases)
    #expect(settings.compactMap { $0.asPaging?.key } == PagingSetting.Key.allCases)
    #expect(
      settings.compactMap { $0.asValidationAlert?.key } == ValidationAlertSetting.Key.allCases)
    #expect(settings.compactMap { $0.asNote?.key }.dropFirst() == NoteSetting.Key.allCases[...])
  }

  @Test func `in canonical form means what it meant`() {
    for seed in 0..<500 {
      var maker = EventMaker(seed: UInt64(seed))
      let given = GivenConfiguration(
        preset: maker.maybe { $0.name() }, selection: maker.maybe { $0.selection() },
        maker.settings() + maker.settings())
      // One limit for each section is all that canonical limits leave.
      let hasLimits = given.settings.contains { $0.key == .sectionLimits }
      #expect(hasLimits || Configuration(given.canonical) == Configuration(given), "seed \(seed)")
      #expect(given.canonical.canonical == given.canonical)
    }
  }
}
