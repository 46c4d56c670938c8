internal import PickerEvents

extension CheckedStep {
  /// 7: cancel equals the baseline, order included; dirty is exactly "differs from the baseline".
  var brokenReverts: String? {
    let isSame =
      Set(after.picks) == Set(opened.picks)
      && after.reading.note?.text == opened.reading.note?.text
    if after.reading.isTrue(.dirty) == isSame { return "dirty is \(isSame)" }
    guard after.reading.text(.ended) == "cancelled" else { return nil }
    if after.picks != opened.picks { return "cancelling left \(after.picks)" }
    return after.reading.note?.text == opened.reading.note?.text
      ? nil : "cancelling left another note"
  }
}
