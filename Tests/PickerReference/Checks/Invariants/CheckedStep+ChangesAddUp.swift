internal import PickerEvents

extension CheckedStep {
  /// 8: for taps, ranges, bulk, scans and drops, the old list without `removed` and `evicted`,
  /// followed by `added`, is the new one.
  var brokenChangesAddUp: String? {
    guard isUsersChange || isAccepted && step.event.kind == .catalogReloaded else { return nil }
    let gone = after.reading.ids(.removed) + after.reading.ids(.evicted)
    for item in gone where !before.picks.contains(item) { return "\(item) went and was no pick" }
    let sum = before.picks.filter { !gone.contains($0) } + after.reading.ids(.added)
    return sum == after.picks ? nil : "the picks are \(after.picks), not \(sum)"
  }
}
