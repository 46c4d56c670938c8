internal import PickerEvents

extension SessionMaker {
  /// The settings of what a session has beside rules, taps and endings.
  mutating func featureSettings() -> [Setting] {
    var settings: [Setting] = []
    if features.contains(.search) { settings += searchSettings() }
    if features.contains(.scan) { settings += scanSettings() }
    if features.contains(.data) {
      if random.chance(60) { settings.append(.paging(.enabled(random.chance(85)))) }
      if random.chance(50) { settings.append(.paging(.threshold(random.below(4)))) }
      if random.chance(35) { settings.append(.missingPicks(.drop)) }
    }
    if features.contains(.screen) {
      if random.chance(50) {
        let order = random.one(of: Array(SelectedOrder.allCases))
        let whileSearching = random.one(of: Array(WhileSearching.allCases))
        settings.append(.selectedSection(.order(order)))
        settings.append(.selectedSection(.whileSearching(whileSearching)))
      }
      if random.chance(30) {
        let format = random.one(of: ["%d", "%d\u{301} of %d", "none", "%%d", "%x%d%"])
        settings.append(.anchor(.titleFormat(ExactText(format))))
      }
    }
    return settings
  }

  private mutating func searchSettings() -> [Setting] {
    var settings: [Setting] = [.search(.enabled(random.chance(85)))]
    if features.contains(.hostSearch), random.chance(55) {
      settings.append(.search(.matching(.host)))
    } else if random.chance(50) {
      settings.append(.search(.matching(.builtin)))
    }
    if random.chance(40) { settings.append(.search(.minimumCharacters(random.below(4)))) }
    if random.chance(35) { settings.append(.search(.cancelsAfterSelection(true))) }
    if random.chance(20) { settings.append(.search(.showsCancelButton(false))) }
    if random.chance(20) { settings.append(.search(.hidesNavigationBar(false))) }
    if random.chance(30) { settings.append(.search(.adjustsOffsetOnCancel(false))) }
    return settings
  }

  private mutating func scanSettings() -> [Setting] {
    var settings: [Setting] = [.scan(.enabled(random.chance(85)))]
    if random.chance(60) { settings.append(.scan(.action(.select))) }
    if random.chance(40) {
      settings.append(.scan(.mode(random.one(of: Array(ScanMode.allCases)))))
    }
    if random.chance(60) {
      settings.append(.scan(.repeatWindowMs(random.one(of: [1, 500, 1_500, 10_000, .max]))))
    }
    return settings
  }

  /// Events of the features that a session has.
  mutating func featureEvents() -> [PickerEvent] {
    var makers: [SessionFeatures] = []
    for feature in [
      SessionFeatures.search, .search, .scan, .data, .data, .screen, .screen, .note, .note, .note,
    ]
    where features.contains(feature) {
      makers.append(feature)
    }
    if makers.isEmpty { return [] }
    switch random.one(of: makers) {
    case .search: return searchEvents()
    case .scan: return scanEvents()
    case .data: return dataEvents()
    case .note: return noteEvents()
    default: return screenEvents()
    }
  }

  /// The times of some events, the opening's first: they repeat, and now and then go back.
  mutating func times(of count: Int) -> [Timestamp] {
    var times = [Timestamp.start]
    var now = Timestamp.start.microseconds
    for _ in 0..<count {
      switch random.below(10) {
      case 0..<2: break
      case 2..<7: now += Int64(1_000 * random.below(800))
      case 7: now += Int64(random.below(3))
      case 8: now += 5_000_000
      default: now -= Int64(1_000 * random.below(2_000))
      }
      times.append(Timestamp(microseconds: now))
    }
    return times
  }
}
