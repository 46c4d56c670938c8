internal import PickerEvents

extension CheckedStep {
  /// 6: `selectAllTapped` twice equals once; then `deselectAllTapped` under the same query leaves
  /// hidden picks as they were.
  ///
  /// Tried after every event.
  var brokenSelectAllTwice: String? {
    let once = after([.selectAllTapped])
    let picks = once.picks
    if Array(picks.prefix(after.picks.count)) != after.picks { return "Select All takes picks off" }
    var other = once
    other.play(.selectAllTapped, at: step.time)
    if other.picks != picks { return "Select All again gives \(other.picks), not \(picks)" }

    let visible = other.value(of: .visible)?.ids ?? []
    let hidden = picks.filter { !visible.contains($0) }
    other.play(.deselectAllTapped(header: .all), at: step.time)
    let left = other.picks.filter { hidden.contains($0) }
    return left == hidden ? nil : "Deselect All left \(left) of the hidden \(hidden)"
  }
}
