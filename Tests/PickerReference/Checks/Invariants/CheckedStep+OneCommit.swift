internal import PickerEvents

extension CheckedStep {
  /// 13: one commit at most, and it ends the session; `undo` then `redo` is identity on the
  /// selection.
  ///
  /// The latter is tried after every event.
  var brokenOneCommit: String? {
    let told = after.reading.names(.effects).filter { $0 == "committed" }.count
    if commits + told > 1 { return "\(commits + told) commits" }
    let isDone = after.reading.text(.ended) == "done"
    if isDone != (commits + told == 1) { return "\(commits + told) commits at this end" }
    if isDone != (after.reading.values[.committed] != .null) { return "what is committed" }

    var copy = after([.undone])
    guard copy.value(of: .outcome) == .text("accepted") else { return nil }
    copy.play(.redone, at: step.time)
    for readOut in [ReadOut.selected, .canUndo, .canRedo]
    where copy.value(of: readOut) != after.reading.values[readOut] {
      return "undone and redone, \(readOut.name) is another"
    }
    return nil
  }
}
