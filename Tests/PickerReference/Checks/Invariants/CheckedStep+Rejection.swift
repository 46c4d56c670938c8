internal import PickerEvents

extension CheckedStep {
  /// 9: a rejected event leaves every read-out unchanged but the last outcome.
  var brokenRejection: String? {
    guard after.reading.isRejected else { return nil }
    for change in [ReadOut.added, .removed, .evicted, .effects]
    where !after.reading.ids(change).isEmpty {
      return "\(change.name) is not empty"
    }
    return after.reading
      .differences(from: before.reading, passingOver: Reading.ofLastEvent).first
  }
}
