public import PickerEvents

extension ReferenceModel {
  /// The picks, oldest first.
  public var selected: [ItemID] { picks }

  /// The picks without an item.
  public var unresolved: [ItemID] { picks.filter { row(of: $0) == nil } }

  /// The ids of the All list's rows, in order.
  public var visible: [ItemID] {
    matching.filter { !config.hidesPicked || !picks.contains($0) }
  }

  /// The place of each pick, from 1.
  public var ordinals: [ItemID: Int] {
    var all: [ItemID: Int] = [:]
    for (place, id) in picks.enumerated() { all[id] = place + 1 }
    return all
  }

  /// The title of each row and each pick; an unresolved pick's is the last one seen, or its id.
  public var titles: [ItemID: String] {
    var all: [ItemID: String] = [:]
    for id in visible + picks { all[id] = lastKnown(id)?.item.title.string ?? id.string }
    return all
  }

  /// The mark of each row, in the list and in the Selected section.
  public var marks: [ItemID: ReferenceMark] {
    var all: [ItemID: ReferenceMark] = [:]
    for id in visible + (selectedSection ?? []) {
      switch config.selectionStyle {
      case .trailing: all[id] = picks.contains(id) ? .check : ReferenceMark.none
      case .leading: all[id] = picks.contains(id) ? .checkedCircle : .emptyCircle
      }
    }
    return all
  }

  /// Whether anything differs from the opening: the picks, as a set, or the note's text.
  public var dirty: Bool {
    if let note, note.text != note.config.text { return true }
    return picksDiffer
  }

  /// Whether the picks, as a set, differ from those at the opening.
  var picksDiffer: Bool {
    let outcome = differences(from: baseline, to: picks)
    return !outcome.added.isEmpty || !outcome.removed.isEmpty
  }

  /// Whether there is a step back.
  public var canUndo: Bool { !undoSteps.isEmpty }

  /// Whether there is a step forward.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// All that is wanting, in the contract's order.
  public var validity: [ReferenceReason] {
    var reasons: [ReferenceReason] = []
    let have = picks.count
    if have == 0 && !config.allowsEmptySelection { reasons.append(.empty) }
    if have < config.min { reasons.append(.tooFew(need: config.min, have: have)) }
    if let limit = config.max, have > limit { reasons.append(.tooMany(limit: limit, have: have)) }
    for section in sections {
      let need = judgedMin(of: section)
      let have = picks(in: section).count
      if have < need { reasons.append(.sectionTooFew(section: section, need: need, have: have)) }
    }
    for section in sections {
      let have = picks(in: section).count
      if let limit = givenMax(of: section), have > limit {
        reasons.append(.sectionTooMany(section: section, limit: limit, have: have))
      }
    }
    return reasons + noteValidity
  }

  /// Whether some maximum is exceeded, whatever its policy.
  public var overLimit: Bool {
    if let limit = config.max, picks.count > limit { return true }
    for section in sections {
      if let limit = givenMax(of: section), picks(in: section).count > limit { return true }
    }
    return false
  }
}
