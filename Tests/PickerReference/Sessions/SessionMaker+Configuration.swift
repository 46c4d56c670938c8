internal import PickerEvents

extension SessionMaker {
  /// A preset, a selection type, and keys beside them, each only sometimes.
  mutating func configuration() -> GivenConfiguration {
    var settings: [Setting] = []
    let preset: Preset? = random.chance(35) ? random.one(of: Array(Preset.allCases)) : nil
    let selection: SelectionType? = random.chance(15) ? selectionType() : nil
    if preset == nil && selection == nil {
      settings.append(.mode(random.chance(75) ? .multiple : .single))
    } else if random.chance(10) {
      settings.append(.mode(random.one(of: Array(Mode.allCases))))
    }
    if random.chance(50) { settings += totals() }
    if random.chance(35) { settings += sectionBounds() }
    if random.chance(30) { settings.append(.overflow(policy())) }
    if random.chance(30) { settings.append(.sectionOverflow(policy())) }
    if random.chance(25) { settings.append(.bulkOverflow(.reject)) }
    settings += switches()
    if random.chance(15) {
      settings.append(.identity(random.one(of: Array(IdentityKind.allCases))))
    }
    if random.chance(45) {
      settings.append(.presentation(random.one(of: Array(Presentation.allCases))))
    }
    settings += looks()
    if features.isEmpty {
      if random.chance(3) { settings.append(switchedOn()) }
    } else {
      settings += featureSettings()
    }
    if features.contains(.note) { settings += noteSettings() }
    return GivenConfiguration(preset: preset, selection: selection, random.mixed(settings))
  }

  private mutating func selectionType() -> SelectionType {
    let low = random.below(2)
    switch random.below(6) {
    case 0: return .single
    case 1: return .singleSectioned
    case 2: return .multiple
    case 3: return .multipleSectioned
    case 4: return .all(min: low, max: random.chance(20) ? nil : low + random.below(4))
    default:
      return .sectioned(
        sectionMin: low,
        sectionMax: random.chance(30) ? nil : low + random.below(3),
        totalMin: low,
        totalMax: random.chance(30) ? nil : low + 2 + random.below(4),
      )
    }
  }

  private mutating func totals() -> [Setting] {
    var settings: [Setting] = []
    let low = random.chance(60) ? 0 : number(below: 3)
    if low != 0 || random.chance(20) { settings.append(.min(low)) }
    if random.chance(85) { settings.append(.max(random.chance(8) ? nil : number(below: 5))) }
    return settings
  }

  private mutating func sectionBounds() -> [Setting] {
    var settings: [Setting] = []
    if random.chance(25) { settings.append(.sectionMin(number(below: 2))) }
    if random.chance(70) {
      settings.append(.sectionMax(random.chance(8) ? nil : number(below: 4)))
    }
    if random.chance(40) { settings.append(.sectionLimits(limits())) }
    return settings
  }

  /// A small number, seldom a negative one.
  private mutating func number(below bound: Int) -> Int {
    random.chance(1) ? -1 : random.below(bound)
  }

  /// Bounds of some sections, whole or half, each section once.
  private mutating func limits() -> [SectionLimit] {
    var limits: [SectionLimit] = []
    for section in random.mixed(sectionIDs) where random.chance(60) {
      let min: Int? = random.chance(40) ? number(below: 2) : nil
      let max: SectionLimit.Bound =
        switch random.below(6) {
        case 0: .inherited
        case 1: .unlimited
        default: .atMost(number(below: 4))
        }
      limits.append(SectionLimit(section: section, min: min, max: max))
    }
    if random.chance(4) { limits.append(SectionLimit(section: "S9", max: .atMost(1))) }
    return limits
  }

  private mutating func policy() -> OverflowPolicy {
    random.one(of: Array(OverflowPolicy.allCases))
  }

  private mutating func switches() -> [Setting] {
    var settings: [Setting] = []
    if random.chance(30) { settings.append(.requiresSelection(random.chance(80))) }
    if random.chance(35) { settings.append(.allowsEmptySelection(random.chance(30))) }
    if random.chance(6) { settings.append(.dismissesOnSelection(random.chance(50))) }
    if random.chance(10) { settings.append(.reportsEachTap(random.chance(60))) }
    if random.chance(45) { settings.append(.showsCancelButton(random.chance(40))) }
    if random.chance(30) { settings.append(.confirmsOnCancel(random.chance(80))) }
    if random.chance(30) { settings.append(.showsAlertOnDismiss(random.chance(30))) }
    if random.chance(40) { settings.append(.tracksLiveChanges(random.chance(80))) }
    if random.chance(5) { settings.append(.isEditable(random.chance(30))) }
    if random.chance(15) { settings.append(.hidesPicked(random.chance(70))) }
    if random.chance(20) { settings.append(.autoSelectsOnlyItem(random.chance(80))) }
    return settings
  }

  private mutating func looks() -> [Setting] {
    var settings: [Setting] = []
    if random.chance(30) { settings.append(.selectionStyle(.leading)) }
    if random.chance(20) { settings.append(.prompt(random.chance(80) ? "Choose." : nil)) }
    if random.chance(10) { settings.append(.title("Things")) }
    if random.chance(15) {
      settings.append(.selectedSection(.enabled(random.chance(30))))
      settings.append(.selectedSection(.order(.catalog)))
      settings.append(.selectedSection(.whileSearching(.hidden)))
    }
    if random.chance(10) { settings.append(.missingPicks(.drop)) }
    if random.chance(5) { settings.append(.search(.minimumCharacters(number(below: 3)))) }
    if random.chance(5) { settings.append(.scan(.action(.select))) }
    if random.chance(5) { settings.append(.paging(.threshold(number(below: 3)))) }
    if random.chance(5) { settings.append(.anchor(.enabled(false))) }
    if random.chance(5) { settings.append(.validationAlert(.message("Look again."))) }
    return settings
  }

  /// A feature whose events only chance brings.
  private mutating func switchedOn() -> Setting {
    random.one(of: [.search(.enabled(true)), .scan(.enabled(true)), .paging(.enabled(true))])
  }

  /// Some rules with new values; seldom a key that is none.
  mutating func rules() -> RulesChange {
    var settings: [Setting] = []
    for _ in 0...random.below(3) {
      switch random.below(12) {
      case 0: settings.append(.min(number(below: 3)))
      case 1, 2: settings.append(.max(random.chance(30) ? nil : number(below: 5)))
      case 3: settings.append(.sectionMin(number(below: 2)))
      case 4: settings.append(.sectionMax(random.chance(30) ? nil : number(below: 4)))
      case 5: settings.append(.sectionLimits(limits()))
      case 6: settings.append(.overflow(policy()))
      case 7: settings.append(.sectionOverflow(policy()))
      case 8: settings.append(.bulkOverflow(random.one(of: Array(BulkOverflowPolicy.allCases))))
      case 9: settings.append(.requiresSelection(random.chance(50)))
      case 10: settings.append(.allowsEmptySelection(random.chance(50)))
      default: settings.append(.isEditable(random.chance(75)))
      }
    }
    if features.contains(.data), random.chance(20) {
      settings.append(.missingPicks(random.one(of: Array(MissingPicks.allCases))))
    }
    if random.chance(5) { settings.append(.mode(.multiple)) }
    return RulesChange(settings)
  }
}
