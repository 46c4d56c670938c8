internal import PickerEvents

extension Configuration {
  /// Checks all that can be checked without a catalog.
  ///
  /// - Throws: The first contradiction, with its key and both values.
  func check() throws(RefusedOpening) {
    try checkSigns()
    try Self.checkOrder("min", min, "max", max)
    try Self.checkOrder("sectionMin", sectionMin, "sectionMax", sectionMax)
    for limit in sectionLimits {
      let (least, greatest) = bounds(of: limit)
      let key = "sectionLimits.\(limit.section.string)"
      try Self.checkOrder("\(key).min", least, "\(key).max", greatest)
    }
    guard !(dismissesOnSelection && reportsEachTap) else {
      throw .bad(
        "reportsEachTap",
        "true, while dismissesOnSelection is true: a tap cannot both end the picker and leave it"
          + " open; set one of them to false")
    }
  }

  /// The bounds of a section with an entry of its own; a missing half is that of all sections.
  func bounds(of limit: SectionLimit) -> (min: WholeNumber, max: WholeNumber?) {
    let greatest: WholeNumber? =
      switch limit.max {
      case .inherited: sectionMax
      case .unlimited: nil
      case .atMost(let number): number
      }
    return (limit.min ?? sectionMin, greatest)
  }

  private func checkSigns() throws(RefusedOpening) {
    var numbers: [(String, WholeNumber)] = [
      ("min", min), ("max", max ?? 0), ("sectionMin", sectionMin), ("sectionMax", sectionMax ?? 0),
      ("search.minimumCharacters", search.minimumCharacters),
      ("scan.repeatWindowMs", scan.repeatWindowMs), ("paging.threshold", paging.threshold),
    ]
    if let note {
      numbers += [("note.minLines", note.minLines ?? 0), ("note.maxLines", note.maxLines)]
      guard note.version == 1 || note.version == 2 else {
        throw .bad("note.version", "\(note.version), where 1 or 2 is expected")
      }
    }
    for limit in sectionLimits {
      let key = "sectionLimits.\(limit.section.string)"
      numbers.append(("\(key).min", limit.min ?? 0))
      if case .atMost(let number) = limit.max { numbers.append(("\(key).max", number)) }
    }
    for (key, number) in numbers where number < 0 {
      throw .bad(key, "\(number) is negative, where 0 or more is expected")
    }
  }

  private static func checkOrder(
    _ leastKey: String, _ least: WholeNumber, _ greatestKey: String, _ greatest: WholeNumber?,
  ) throws(RefusedOpening) {
    guard let greatest, least > greatest else { return }
    throw .bad(
      leastKey,
      "\(least) is more than \(greatestKey), which is \(greatest); raise the maximum or lower the"
        + " minimum")
  }
}
