internal import PickerEvents

extension SessionBook {
  /// Whether it says what there is of a session up to the cut's last event, and no further.
  func isOf(_ session: CutSession) -> Bool {
    // Where it went on beyond the damage before there was any, a fold does not get as far.
    if let stop { return sequence < stop.sequence && stop.sequence <= session.last }
    return isComplete && sequence == session.last
  }
}
