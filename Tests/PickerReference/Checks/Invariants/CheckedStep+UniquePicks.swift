internal import PickerEvents

extension CheckedStep {
  /// 1: ids in the selection are unique; `isPicked(x)` is the same as membership, for every x.
  var brokenUniquePicks: String? {
    let picks = after.picks
    for (place, item) in picks.enumerated() where picks[..<place].contains(item) {
      return "\(item) is picked twice"
    }
    let asked = picks + before.picks + after.rows.map(\.id) + ["ghost", "", "0"]
    for item in asked where after.picker.isPicked(item) != picks.contains(item) {
      return "isPicked says otherwise than the list of \(item)"
    }
    return nil
  }
}
