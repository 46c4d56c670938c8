internal import PickerEvents

/// Thrown where an event is rejected; whatever was changed before it is thrown away.
struct Refused: Error {
  /// Why.
  let reason: Reason

  init(_ reason: Reason) {
    self.reason = reason
  }
}
