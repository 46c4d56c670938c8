import PickerEvents

@testable import PickerReference

/// What always holds (Behaviour.md) of one event.
struct Invariants {
  /// The picker before the event.
  let before: ReferenceModel
  /// The event.
  let event: PickerEvent
  /// The picker after it.
  let after: ReferenceModel

  /// The promises that were broken, in words.
  var broken: [String] {
    var list: [String] = []
    func promise(_ holds: Bool, _ words: String) {
      if !holds { list.append(words) }
    }
    promise(isSetOfPicks, "1: ids are unique")
    promise(after.config.mode == .multiple || after.selected.count <= 1, "2: single has one")
    promise(respectsMaxima, "2: no accepted tap, range, bulk or scan goes over a maximum")
    promise(sparesDisabled, "3: disabled items stay as they are")
    promise(headersAgree, "5: headers equal a recount")
    promise(ordinalsAgree, "5: ordinals are 1…n")
    promise(bulkIsIdempotent, "6: Select All twice is Select All once")
    promise(hiddenStay, "6: Deselect All leaves what the query hides")
    promise(bulkOnlyPicks, "6: Select All and ranges unpick and evict nothing")
    promise(dirtyAgrees, "7: dirty is 'differs from the baseline'")
    promise(revertAgrees, "7: cancel gives the baseline")
    promise(changesAgree, "8: the old list without what went, then what came, is the new one")
    promise(rejectionIsInert, "9: a rejection changes the last outcome only")
    promise(refusedEditEndsComposition, "9: an edit refused as too long ends the composition")
    promise(noteIsTold, "the host is told of the note's text where it was not, and then only")
    promise(commitsOnce, "13: one commit at most, and it ends the session")
    promise(undoRedoIsIdentity, "13: undo, then redo, is identity")
    return list
  }

  var isAccepted: Bool { after.outcome.verdict == .accepted }

  /// Whether the event is one of those that pass the gate or a bulk rule.
  private var isUsersChange: Bool {
    switch event.kind {
    case .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .scanned: isAccepted
    default: false
    }
  }

  private var isSetOfPicks: Bool { Set(after.selected).count == after.selected.count }

  private var respectsMaxima: Bool {
    guard isUsersChange, !after.outcome.added.isEmpty else { return true }
    if after.config.overflow != .allow, let max = after.config.max, after.selected.count > max {
      return false
    }
    guard after.config.mode == .multiple, after.config.sectionOverflow != .allow else {
      return true
    }
    for item in after.outcome.added {
      guard let section = after.rows.first(where: { $0.id == item })?.section else { return false }
      let members = after.rows.filter { $0.section == section }.map(\.id)
      if let max = after.givenMax(of: section),
        after.selected.filter({ members.contains($0) }).count > max
      {
        return false
      }
    }
    return true
  }

  private var sparesDisabled: Bool {
    guard isUsersChange else { return true }
    return after.rows.allSatisfy { row in
      row.item.enabled || before.selected.contains(row.id) == after.selected.contains(row.id)
    }
  }

  private var headersAgree: Bool {
    var picked = 0
    var open = 0
    for row in after.rows where row.item.enabled && after.matching.contains(row.id) {
      switch (after.selected.contains(row.id), after.config.hidesPicked) {
      case (true, false): picked += 1
      case (true, true): break
      case (false, _): open += 1
      }
    }
    switch after.header {
    case .none: return picked == 0
    case .some: return picked > 0 && open > 0
    case .all: return picked > 0 && open == 0
    }
  }

  private var ordinalsAgree: Bool {
    after.selected.compactMap { after.ordinals[$0] }
      == Array(0..<after.selected.count).map { $0 + 1 }
  }

  private var bulkIsIdempotent: Bool {
    guard event == .selectAllTapped else { return true }
    var again = after
    _ = again.apply(.selectAllTapped)
    // Where picks leave the list, what had no room is all that is left, and it has none now.
    return again.selected == after.selected
  }

  private var hiddenStay: Bool {
    guard event == .deselectAllTapped(header: .all) else { return true }
    let hidden = before.selected.filter { !before.visible.contains($0) }
    return hidden.allSatisfy { after.selected.contains($0) }
  }

  private var bulkOnlyPicks: Bool {
    switch event.kind {
    case .selectAllTapped: break
    // A range that adds nothing, or evicts, acted as a tap.
    case .rangeTapped where after.outcome.added.count > 1: break
    default: return true
    }
    return after.outcome.removed.isEmpty && after.outcome.evicted.isEmpty
  }

  private var dirtyAgrees: Bool {
    let differs = Set(after.selected) != Set(after.baseline)
    return after.dirty == (differs || after.noteReading?.text != after.config.note?.text)
  }

  private var revertAgrees: Bool {
    after.ended != .cancelled || after.selected == after.baseline
  }

  private var changesAgree: Bool {
    guard isUsersChange || event.kind == .catalogReloaded && isAccepted else { return true }
    let outcome = after.outcome
    let gone = Set(outcome.removed + outcome.evicted.map(\.item))
    return before.selected.filter { !gone.contains($0) } + outcome.added == after.selected
  }

  private var rejectionIsInert: Bool {
    if isAccepted { return true }
    var same = after
    same.outcome = before.outcome
    // The times of refused scans are remembered.
    if event.kind == .scanned { same.scans = before.scans }
    // What was being composed is dropped.
    if after.outcome.reason == .noteTooLong { same.note?.marks = before.note?.marks }
    return same == before
  }

  private var commitsOnce: Bool {
    let commits = after.outcome.effects.filter { $0 == "committed" }.count
    return commits == (after.ended == .done && before.ended == nil ? 1 : 0)
      && (after.committed != nil) == (after.ended == .done)
  }

  private var undoRedoIsIdentity: Bool {
    var copy = after
    guard copy.apply(.undone).verdict == .accepted else { return true }
    return copy.apply(.redone).verdict == .accepted && copy.selected == after.selected
      && copy.undoSteps == after.undoSteps && copy.redoSteps == after.redoSteps
  }
}
