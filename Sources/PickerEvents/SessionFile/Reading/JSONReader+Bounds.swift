extension JSONReader {
  /// Reads bounds given in one piece: an object, or a shorthand.
  ///
  /// - Returns: The bounds; a minimum that is left out is 0, a maximum none.
  mutating func readSelectionType() throws(SessionFileError) -> SelectionType {
    let names = SelectionType.shorthands.map { $0.name }
    let first = position
    if current == 0x22 {
      let text = try readText()
      for shorthand in SelectionType.shorthands where ExactText(shorthand.name) == text {
        return shorthand.type
      }
      throw badName(first, text, names)
    }
    let expected =
      "one of \(names.joined(separator: ", ")), or an object with \"all\" or \"sectioned\""
    let fields = try JSONFields(&self, expected: expected)
    try fields.allow(only: ["all", "sectioned"], of: "selection")
    let all = fields.value("all")
    let sectioned = fields.member("sectioned")
    switch (all, sectioned) {
    case (.some(var value), nil):
      let bounds = try JSONFields(&value)
      try bounds.allow(only: ["min", "max"], of: "all")
      return .all(min: try bounds.integer("min") ?? 0, max: try bounds.optionalInteger("max"))
    case (nil, .some(let member)):
      var value = fields.reader(at: member)
      let bounds = try JSONFields(&value)
      try bounds.allow(
        only: ["sectionMin", "sectionMax", "totalMin", "totalMax"], of: "sectioned")
      return .sectioned(
        sectionMin: try bounds.integer("sectionMin") ?? 0,
        sectionMax: try bounds.optionalInteger("sectionMax"),
        totalMin: try bounds.integer("totalMin") ?? 0,
        totalMax: try bounds.optionalInteger("totalMax"))
    case (.some, .some(let member)):
      throw fields.fault(
        .conflict, at: member, expected: "either \"all\" or \"sectioned\"",
        remedy: "take one of the two out")
    case (nil, nil):
      throw fields.missing("all", expected: "\"all\" or \"sectioned\"")
    }
  }

  /// Reads the bounds of single sections, keyed by their ids.
  ///
  /// - Returns: The bounds, in the order given.
  mutating func readSectionLimits() throws(SessionFileError) -> [SectionLimit] {
    let fields = try JSONFields(&self, expected: "an object of section ids with min and max")
    var limits: [SectionLimit] = []
    for member in fields.members {
      var value = fields.reader(at: member)
      let bounds = try JSONFields(&value, expected: "an object with min, max or both")
      try bounds.allow(only: ["min", "max"], of: "a section's limits")
      var limit = SectionLimit(section: SectionID(member.key), min: try bounds.integer("min"))
      if bounds.member("max") != nil {
        limit.max = try bounds.optionalInteger("max").map { .atMost($0) } ?? .unlimited
      }
      limits.append(limit)
    }
    return limits
  }
}
