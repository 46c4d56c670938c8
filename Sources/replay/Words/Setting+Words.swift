import PickerEvents

extension Setting {
  /// A rule that changed, in words; only rules can change.
  var words: String {
    switch self {
    case .min(let number): "at least \(number)"
    case .max(let number): number.map { "at most \($0)" } ?? "no maximum"
    case .sectionMin(let number): "at least \(number) a section"
    case .sectionMax(let number): number.map { "at most \($0) a section" } ?? "no section maximum"
    case .sectionLimits(let limits): "bounds of \(Words.count(limits.count, "section"))"
    case .overflow(let policy): "at the limit \(policy.words)"
    case .sectionOverflow(let policy): "at a section's limit \(policy.words)"
    case .bulkOverflow(.fill): "Select All takes what fits"
    case .bulkOverflow(.reject): "Select All takes all or nothing"
    case .requiresSelection(let isOn): isOn ? "Done checks the bounds" : "Done checks no bounds"
    case .allowsEmptySelection(let isOn): isOn ? "the last pick may go" : "the last pick must stay"
    case .isEditable(let isOn): isOn ? "editable" : "not editable"
    case .missingPicks(.keep): "missing picks stay"
    case .missingPicks(.drop): "missing picks go"
    case .mode, .identity, .dismissesOnSelection, .reportsEachTap, .showsCancelButton,
      .confirmsOnCancel, .showsAlertOnDismiss, .presentation, .tracksLiveChanges, .hidesPicked,
      .autoSelectsOnlyItem, .search, .scan, .selectedSection, .allTitle, .selectAllTitle,
      .deselectAllTitle, .anchor, .alert, .selectionStyle, .paging, .validationAlert, .title,
      .prompt, .note:
      "what is not a rule"
    }
  }
}

extension OverflowPolicy {
  /// What happens where there is no room, as the rest of a sentence.
  var words: String {
    switch self {
    case .evictOldest: "the oldest pick makes room"
    case .reject: "a tap is refused"
    case .allow: "a tap still counts"
    }
  }
}

extension Configuration {
  /// The rules of a session, in words.
  var words: String {
    guard isEditable else { return "nothing can be changed" }
    var parts: [String] = []
    switch mode {
    case .single: parts.append("choose one")
    case .multiple:
      switch (min, max) {
      case (0, nil): parts.append("choose any number")
      case (0, .some(let max)): parts.append("choose up to \(max)")
      case (_, nil): parts.append("choose \(min) or more")
      case (_, .some(let max)):
        parts.append(min == max ? "choose \(max)" : "choose \(min) to \(max)")
      }
      if max != nil { parts.append("at the limit \(overflow.words)") }
    }
    if let sectionMax {
      parts.append("at most \(sectionMax) a section, then \(sectionOverflow.words)")
    }
    if sectionMin > 0 { parts.append("at least \(sectionMin) a section") }
    if !sectionLimits.isEmpty {
      parts.append("own bounds for \(Words.count(sectionLimits.count, "section"))")
    }
    if requiresSelection { parts.append("Done checks the bounds") }
    if !allowsEmptySelection { parts.append("the last pick must stay") }
    if isLive { parts.append("changes are told at once") }
    if dismissesOnSelection { parts.append("a tap ends it") }
    return parts.joined(separator: "; ")
  }
}
