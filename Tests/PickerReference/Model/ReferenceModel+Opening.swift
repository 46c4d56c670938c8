internal import PickerEvents

extension ReferenceModel {
  /// Takes the catalog over; in index identity as one nameless section whose ids are positions.
  mutating func readCatalog(_ given: [Section]) throws(ReferenceRefusal) {
    for section in given where given.filter({ $0.id == section.id }).count > 1 {
      throw ReferenceRefusal(code: .badConfiguration, key: "sections")
    }
    do throws(Refused) {
      try check(given)
    } catch {
      let key = error.reason == .idInIndexCatalog ? "identity" : "items"
      throw ReferenceRefusal(code: .badConfiguration, key: key)
    }
    replaceCatalog(given)
  }

  /// Every check of the configuration that concerns rules; also what `rulesChanged` is judged by.
  func checkRules() throws(ReferenceRefusal) {
    try checkBounds()
    try checkCatalog()
  }

  /// The checks that need no catalog.
  ///
  /// The contract leaves open which key is named where several things are wrong; these come first.
  func checkBounds() throws(ReferenceRefusal) {
    for (key, number) in numbers where number < 0 {
      throw ReferenceRefusal(code: .badConfiguration, key: key)
    }
    if let max = config.max, config.min > max {
      throw ReferenceRefusal(code: .badConfiguration, key: "min")
    }
    if let max = config.sectionMax, config.sectionMin > max {
      throw ReferenceRefusal(code: .badConfiguration, key: "sectionMin")
    }
    for limit in config.sectionLimits {
      if let max = givenMax(of: limit.section), givenMin(of: limit.section) > max {
        throw ReferenceRefusal(code: .badConfiguration, key: "sectionLimits")
      }
    }
    if config.dismissesOnSelection && config.reportsEachTap {
      throw ReferenceRefusal(code: .badConfiguration, key: "reportsEachTap")
    }
  }

  /// The checks of the rules against the catalog.
  func checkCatalog() throws(ReferenceRefusal) {
    for limit in config.sectionLimits where !hasMore && !sections.contains(limit.section) {
      throw ReferenceRefusal(code: .badConfiguration, key: "sectionLimits")
    }
    if let max = config.max {
      var sum = 0
      for section in sections { sum += judgedMin(of: section) }
      if sum > max { throw ReferenceRefusal(code: .badConfiguration, key: "max") }
    }
    let boundsSections =
      config.sectionMin > 0 || config.sectionMax != nil || !config.sectionLimits.isEmpty
    if config.mode == .single && sections.count > 1 && boundsSections {
      throw ReferenceRefusal(code: .badConfiguration, key: "mode")
    }
  }

  /// Every number that may not be negative, with its key.
  private var numbers: [(String, Int)] {
    var all = [("min", config.min)]
    if let max = config.max { all.append(("max", max)) }
    all.append(("sectionMin", config.sectionMin))
    if let max = config.sectionMax { all.append(("sectionMax", max)) }
    all.append(("search.minimumCharacters", config.search.minimumCharacters))
    all.append(("scan.repeatWindowMs", config.scan.repeatWindowMs))
    all.append(("paging.threshold", config.paging.threshold))
    if let note = config.note {
      all.append(("note.version", note.version))
      all.append(("note.minLines", note.minLines ?? 0))
      all.append(("note.maxLines", note.maxLines))
    }
    for limit in config.sectionLimits {
      if let min = limit.min { all.append(("sectionLimits", min)) }
      if case .atMost(let max) = limit.max { all.append(("sectionLimits", max)) }
    }
    return all
  }

  /// What the contract allows and this version of the rules does not know.
  func checkEngine(_ opening: Opening) throws(ReferenceRefusal) {
    if let engine = opening.engine, engine > Engine.current {
      throw ReferenceRefusal(code: .unsupported, key: "engine")
    }
  }
}
