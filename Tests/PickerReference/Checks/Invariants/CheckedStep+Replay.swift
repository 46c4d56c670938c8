internal import PickerEvents

extension CheckedStep {
  /// 10: replaying the session gives the live state.
  ///
  /// Judged after every event: so for every prefix.
  var brokenReplay: String? {
    guard var again = open(session.opening) else { return "the opening is refused this time" }
    for step in session.steps { again.play(step) }
    return Reading(of: again).differences(from: after.reading).first
  }
}
