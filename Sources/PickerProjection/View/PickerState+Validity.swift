internal import PickerEvents

extension PickerState {
  /// All that is wanting in the selection (Behaviour.md, Ending), in its fixed order.
  ///
  /// - Complexity: O(sections).
  public var validity: [ValidityReason] { validity(nil) }

  /// All that is wanting, with another note than the present one.
  func validity(_ note: NoteState?) -> [ValidityReason] {
    var reasons: [ValidityReason] = []
    let have = selection.count
    if isWantingPicks { reasons.append(.empty) }
    if have < configuration.min { reasons.append(.tooFew(need: configuration.min, have: have)) }
    if let max = configuration.max, have > max {
      reasons.append(.tooMany(limit: max, have: have))
    }
    for (info, counts) in zip(sections.infos, sections.counts)
    where counts.all.picked < counts.clampedMin {
      reasons.append(
        .sectionTooFew(
          section: info.id, need: WholeNumber(counts.clampedMin), have: counts.all.picked))
    }
    if tally.sectionsOverMax > 0 {
      for (info, counts) in zip(sections.infos, sections.counts) where counts.isOverMax {
        reasons.append(
          .sectionTooMany(section: info.id, limit: counts.max ?? 0, have: counts.all.picked))
      }
    }
    if let configuration = configuration.note, case .some(let present) = noteState {
      let note = note ?? present
      if configuration.isRequired, note.text.isEmpty { reasons.append(.noteRequired) }
      if let limit = configuration.limit, note.isTooLong(configuration) {
        reasons.append(.noteTooLong(limit: limit, have: note.count))
      }
    }
    return reasons
  }

  /// Whether there are more picks than a maximum, whatever the policy.
  ///
  /// - Complexity: O(1).
  public var isOverLimit: Bool {
    configuration.max.map { selection.count > $0 } ?? false || tally.sectionsOverMax > 0
  }

  /// Whether the picks, as a set, differ from those at opening, or the note does.
  ///
  /// - Complexity: O(1), or O(bytes of the note).
  public var isDirty: Bool { isDirty(nil) }

  /// Whether there is anything to lose, with another note than the present one.
  func isDirty(_ note: NoteState?) -> Bool {
    if differences != 0 { return true }
    guard case .some(let present) = noteState else { return false }
    return (note ?? present).text != configuration.note?.text
  }

  /// Whether nothing is picked although something must be.
  var isWantingPicks: Bool { selection.count == 0 && !configuration.allowsEmptySelection }
}
