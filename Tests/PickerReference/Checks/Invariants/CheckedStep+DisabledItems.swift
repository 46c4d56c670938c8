internal import PickerEvents

extension CheckedStep {
  /// 3: disabled items' membership is changed by no tap, range, bulk, scan or eviction.
  ///
  /// An item that left the catalog is as it was when it was seen last.
  var brokenDisabledItems: String? {
    guard isUsersChange else { return nil }
    let old = before.picks
    let new = after.picks
    for item in old + new where wasEnabled[item] == false {
      if old.contains(item) != new.contains(item) { return "\(item) is disabled, and changed" }
    }
    return nil
  }
}
