internal import PickerEvents

extension ReferenceModel {
  /// Takes the catalog over; in index identity as one nameless section whose ids are positions.
  mutating func readCatalog(_ given: [Section]) throws(ReferenceRefusal) {
    for section in given {
      if given.filter({ $0.id == section.id }).count > 1 {
        throw ReferenceRefusal(code: .badConfiguration, key: "sections")
      }
      for item in section.items {
        switch config.identity {
        case .id:
          guard let id = item.id else {
            throw ReferenceRefusal(code: .badConfiguration, key: "items")
          }
          if rows.contains(where: { $0.id == id }) {
            throw ReferenceRefusal(code: .badConfiguration, key: "items")
          }
          rows.append(row(id, section.id, item))
        case .index:
          if item.id != nil {
            throw ReferenceRefusal(code: .badConfiguration, key: "items")
          }
          rows.append(row(ItemID(String(rows.count)), "", item))
        }
      }
    }
    switch config.identity {
    case .id: sections = given.map(\.id)
    case .index: sections = [""]
    }
  }

  private func row(_ id: ItemID, _ section: SectionID, _ item: Item) -> ReferenceRow {
    ReferenceRow(id: id, section: section, title: item.title, enabled: item.enabled)
  }

  /// Every check of 1.2 that concerns rules; also what `rulesChanged` is judged by.
  func checkRules() throws(ReferenceRefusal) {
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
      if !hasMore && !sections.contains(limit.section) {
        throw ReferenceRefusal(code: .badConfiguration, key: "sectionLimits")
      }
      if let max = givenMax(of: limit.section), givenMin(of: limit.section) > max {
        throw ReferenceRefusal(code: .badConfiguration, key: "sectionLimits")
      }
    }
    if let max = config.max {
      var sum = 0
      for section in sections { sum += judgedMin(of: section) }
      if sum > max { throw ReferenceRefusal(code: .badConfiguration, key: "max") }
    }
    if config.dismissesOnSelection && config.reportsEachTap {
      throw ReferenceRefusal(code: .badConfiguration, key: "reportsEachTap")
    }
    let boundsSections =
      config.sectionMin > 0 || config.sectionMax != nil || !config.sectionLimits.isEmpty
    if config.mode == .single && sections.count > 1 && boundsSections {
      throw ReferenceRefusal(code: .badConfiguration, key: "mode")
    }
  }

  /// Every number that may not be negative, with its key.
  private var numbers: [(String, Int)] {
    var all = [("min", config.min), ("sectionMin", config.sectionMin)]
    if let max = config.max { all.append(("max", max)) }
    if let max = config.sectionMax { all.append(("sectionMax", max)) }
    for limit in config.sectionLimits {
      if let min = limit.min { all.append(("sectionLimits", min)) }
      if case .atMost(let max) = limit.max { all.append(("sectionLimits", max)) }
    }
    all.append(("search.minimumCharacters", config.search.minimumCharacters))
    all.append(("scan.repeatWindowMs", config.scan.repeatWindowMs))
    all.append(("paging.threshold", config.paging.threshold))
    if let note = config.note {
      all.append(("note.version", note.version))
      all.append(("note.minLines", note.minLines ?? 0))
      all.append(("note.maxLines", note.maxLines))
    }
    return all
  }

  /// What the contract allows and engine 0 does not.
  func checkEngine(_ opening: Opening) throws(ReferenceRefusal) {
    if let engine = opening.engine, engine > 0 {
      throw ReferenceRefusal(code: .unsupported, key: "engine")
    }
    if config.search.enabled { throw ReferenceRefusal(code: .unsupported, key: "search") }
    if config.scan.enabled { throw ReferenceRefusal(code: .unsupported, key: "scan") }
    if config.paging.enabled { throw ReferenceRefusal(code: .unsupported, key: "paging") }
    if config.note != nil { throw ReferenceRefusal(code: .unsupported, key: "note") }
  }
}
